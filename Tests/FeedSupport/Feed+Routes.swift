import WeatherFeeds

extension Feed {
  /// The feeds by the routes of the stand-in and of the tables.
  public static let byRoute: [String: Feed] = [
    "weather": .openWeatherMapWeather, "air_pollution": .openWeatherMapAir, "feed": .aqicnAir,
    "map": .aqicnMap,
    "owm_forecast": .openWeatherMapForecast, "owm_air_forecast": .openWeatherMapAirForecast,
    "forecast": .openMeteoWeather, "air_quality": .openMeteoAir, "airkorea": .airKoreaAir,
    "metno": .metNoWeather,
    "wttr": .wttrWeather, "onecall": .oneCallWeather,
  ]
}
