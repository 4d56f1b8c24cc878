"""The world's cities of 100,000 people or more outside South Korea, from GeoNames."""

from folding import fold, is_hangul, keys, plain

LEAST_POPULATION = 100_000
# Countries whose states people name after a city by their postal codes: Portland, OR.
POSTAL = {"US": {}, "CA": {"01": "AB", "02": "BC", "03": "MB", "05": "NL", "07": "NS", "08": "ON",
                           "10": "QC", "11": "SK"}}


def rows(cities, parents, names, korean_keys):
    """Rows of all large cities.

    A Hangul alternate name that is also a Korean region's is left out: the Sino-Korean reading of
    Guangzhou is Gwangju's name, and Gwangju is meant.
    """
    large = [city for city in cities
             if city["population"] >= LEAST_POPULATION and city["countrycode"] != "KR"]
    return [row(city, parents, names, korean_keys) for city in large]


def row(city, parents, names, korean_keys):
    identity = f"gn-{city['geonameid']}"
    preferred, extra = names.get(str(city["geonameid"]), ("", []))
    hangul = [preferred] * bool(preferred) + hangul_names(city)
    hangul = [name for name in hangul if fold(name) not in korean_keys]
    title = city["name"].split(",")[0]
    latin = [title, plain(title), city["name"], title.split(" (")[0], *extra]
    short = title.removesuffix(" City")
    if short in city["alternatenames"]:
        latin.append(short)
    state = POSTAL.get(city["countrycode"], {}).get(city["admin1code"], city["admin1code"])
    if city["countrycode"] in POSTAL:
        latin += [f"{name} {state}" for name in (plain(title), short)]
    return [identity, "world", hangul[0] if hangul else title, title, keys(latin + hangul),
            *parent(city, parents), city["countrycode"], f"{city['latitude']:.4f}",
            f"{city['longitude']:.4f}", city["timezone"], str(city["population"])]


def hangul_names(city):
    """Hangul alternate names; one that ends in a spaced 시 is the official one and comes first."""
    found = [name for name in city["alternatenames"] if is_hangul(name)]
    official = [name[:-2] for name in found if name.endswith(" 시")]
    return list(dict.fromkeys(official + found))


def parent(city, parents):
    english, korean = parents[city["countrycode"]]
    division = parents.get(f"{city['countrycode']}.{city['admin1code']}")
    if division is None:
        return korean, english
    return f"{korean} {division[1]}", f"{division[0]}, {english}"
