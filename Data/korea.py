"""Korean regions: provinces, cities, counties and districts."""

import gzip
import json
from pathlib import Path

from boundaries import contains, inner_point, read_stream
from folding import fold, keys, plain
from romanize import romanize

# Province-level areas: code, short name, full and former names, usual English names.
PROVINCES = {
    "11": ("서울", ["서울특별시", "서울시"], []),
    "26": ("부산", ["부산광역시", "부산시"], ["Pusan"]),
    "27": ("대구", ["대구광역시", "대구시"], ["Taegu"]),
    "28": ("인천", ["인천광역시", "인천시"], ["Inchon"]),
    "29": ("광주", ["광주광역시", "광주시"], ["Kwangju"]),
    "30": ("대전", ["대전광역시", "대전시"], ["Taejon"]),
    "31": ("울산", ["울산광역시", "울산시"], []),
    "36": ("세종", ["세종특별자치시", "세종시"], []),
    "41": ("경기", ["경기도"], []),
    "42": ("강원", ["강원특별자치도", "강원도"], []),
    "43": ("충북", ["충청북도"], ["North Chungcheong"]),
    "44": ("충남", ["충청남도"], ["South Chungcheong"]),
    "45": ("전북", ["전북특별자치도", "전라북도"], ["North Jeolla"]),
    "46": ("전남", ["전라남도"], ["South Jeolla"]),
    "47": ("경북", ["경상북도"], ["North Gyeongsang"]),
    "48": ("경남", ["경상남도"], ["South Gyeongsang"]),
    "50": ("제주", ["제주특별자치도", "제주도"], ["Jeju Island", "Jeju Province"]),
}
# Two province-level areas share their short name with a city inside or beside them.
DISTINCT_NAMES = {
    "29": ("광주광역시", "Gwangju Metropolitan City"),
    "50": ("제주도", "Jeju-do"),
}
# The boundaries' names are older than their date; here is what has changed since, by code:
# current name, its province and former names.
CHANGED = {
    "28170": ("미추홀구", "28", ["남구"]),  # renamed 2018-07-01
    "41281": ("고양시덕양구", "41", []),
    "41285": ("고양시일산동구", "41", ["일산"]),
    "41287": ("고양시일산서구", "41", ["일산"]),
    "41461": ("용인시처인구", "41", []),
    "41463": ("용인시기흥구", "41", []),
    "41465": ("용인시수지구", "41", []),
    "41730": ("여주시", "41", ["여주군"]),  # a city since 2013-09-23
    "43710": ("청주시청원구", "43", ["청원군"]),  # merged into Cheongju 2014-07-01
    "47720": ("군위군", "27", ["경북군위군", "경상북도군위군"]),  # to Daegu 2023-07-01
    "48125": ("창원시마산합포구", "48", ["마산", "마산시"]),  # Masan joined Changwon 2010-07-01
    "48127": ("창원시마산회원구", "48", ["마산", "마산시"]),
}
# Districts of the merged Cheongju, placed by a town that lies in them: code, town's code.
CHEONGWON_TOWN = ("43710", "오창읍")
SEOWON_TOWN = ("43112", "청주시서원구", "43113", "산남동")
# Better known as a township of Jeju, so that the bare stem of this district is not its name.
NOT_BARE = {"성산"}
KINDS = {"시": ("city", "si", "City"), "군": ("county", "gun", "County"),
         "구": ("district", "gu", "District"), "도": ("province", "do", "Province")}


def load(folder, level):
    shapes = read_stream(gzip.decompress((Path(folder) / f"{level}.wkb.gz").read_bytes()))
    records = json.loads(gzip.decompress((Path(folder) / f"{level}.meta.json.gz").read_bytes()))
    return list(zip(records, shapes))


def areas(folder):
    """Every area below the provinces: (code, name, province code, former names, shape, point)."""
    towns = load(folder, "emd")

    def town(code, name):
        return next(inner_point(shape) for record, shape in towns
                    if record["code"].startswith(code) and record["emd"] == name)

    found = []
    for record, shape in load(folder, "sigungu"):
        code = record["code"]
        name = record["sigungu"].removeprefix("서울시")
        name, province, former = CHANGED.get(code, (name, code[:2], []))
        if province != "36":
            point = town(*CHEONGWON_TOWN) if code == CHEONGWON_TOWN[0] else None
            found.append((code, name, province, former, shape, point))
    code, name, beside, place = SEOWON_TOWN
    shape = next(area[4] for area in found if area[0] == beside)
    found.append((code, name, code[:2], [], shape, town(beside, place)))
    return found + whole_cities(found)


def whole_cities(found):
    """The cities that the boundaries hold only as districts."""
    present = {(area[1], area[2]) for area in found}
    shapes = {}
    for code, name, province, _, shape, _ in found:
        city, district = split(name)
        if district and (city, province) not in present:
            shapes.setdefault((city, province), []).extend(shape)
    return [(f"{city}", city, province, [], shape, None)
            for (city, province), shape in shapes.items()]


def split(name):
    """A district's city and its own name: 수원시장안구 is 수원시 and 장안구."""
    cut = name.find("시", 1)
    return (name[:cut + 1], name[cut + 1:]) if 0 < cut < len(name) - 1 else (name, "")


def english(name):
    """Jongno-gu, Goseong-gun, but Suwon."""
    stem, suffix = romanize(name[:-1]), KINDS[name[-1]]
    return stem if suffix[0] == "city" else f"{stem}-{suffix[1]}"


def forms(name):
    """What a name is called with and without its suffix: Korean forms and English forms."""
    _, short, long = KINDS[name[-1]]
    stem = romanize(name[:-1])
    bare = len(name) > 2 and name[:-1] not in NOT_BARE
    return ([name] + [name[:-1]] * bare,
            [f"{stem}-{short}"] + [stem] * bare)


def province_forms(code):
    short, full, usual = PROVINCES[code]
    names = [romanize(short)] + usual
    for name in full:
        stem = name.removesuffix("특별자치도").removesuffix("도")
        if stem != name:
            names.append(f"{romanize(stem)}-do")
    return [short] + full, names


def joined(parents, names):
    return [parent + name for parent in parents for name in names]


def province_row(code, shape, places):
    short, full, usual = PROVINCES[code]
    korean, romanized = province_forms(code)
    is_city = full[0].endswith("시")
    name, title = DISTINCT_NAMES.get(code, (short, romanize(short)))
    if is_city:
        romanized += [f"{romanize(short)}-si", f"{romanize(short)} City", title]
    if code == "50":
        korean.remove("제주")
        romanized.remove("Jeju")
    if code == "36":  # the one city that is its own and only part
        korean.append(full[0] + full[1])
    place = seat(places, shape, full[-1]) if is_city else None
    return row(f"kr-{plain(romanize(short)).lower()}", "city" if is_city else "province",
               (name, title), keys(korean + romanized), ("", ""), shape, place)


def area_row(area, places):
    _, whole, province, former, shape, point = area
    city, district = split(whole)
    name = district or city
    korean, romanized = forms(name)
    parents, latin_parents = province_forms(province)
    short = PROVINCES[province][0]
    parent, latin_parent = short, romanize(short)
    if province == "50":
        parent, latin_parent = DISTINCT_NAMES[province]
    path = [romanize(short)]
    if district:
        city_korean, city_latin = forms(city)
        parents += joined(parents, city_korean) + city_korean
        latin_parents = latin_parents[:1] + joined(latin_parents[:1], city_latin) + city_latin
        parent, latin_parent = f"{short} {city[:-1]}", f"{romanize(city[:-1])}, {romanize(short)}"
        path.append(romanize(city[:-1]))
    known = korean + romanized + [f"{romanize(name[:-1])} {KINDS[name[-1]][2]}"] + former
    qualified = joined(parents, korean + former) + joined(latin_parents, romanized)
    identity = "-".join(["kr"] + [part.lower() for part in path + [romanize(name[:-1])]])
    title = (name[:-1] if name.endswith("시") else name, english(name))
    place = None if point else seat(places, shape, name)
    return row(identity, KINDS[name[-1]][0], title, keys(known + qualified),
               (parent, latin_parent), shape, place, point)


def seat(places, shape, name):
    """The GeoNames place of an area's own name that lies inside it, if there is one."""
    stem = name[:-1]
    latin = fold(romanize(stem))

    def is_namesake(place):
        spelled = {fold(plain(place["name"])).removesuffix(end) for end in ("si", "gun", "gu", "city", "")}
        return latin in spelled or {name, stem} & set(place["alternatenames"])

    inside = [p for p in places if len(stem) > 1 and is_namesake(p)
              and contains(shape, p["longitude"], p["latitude"])]
    return max(inside, key=lambda p: (p["population"], -p["geonameid"]), default=None)


def row(identity, kind, name, known, parent, shape, place, point=None):
    if place:
        point = place["latitude"], place["longitude"]
    latitude, longitude = point or inner_point(shape)
    population = str(place["population"]) if place and place["population"] else ""
    return [identity, kind, *name, known, *parent, "KR", f"{latitude:.4f}", f"{longitude:.4f}",
            "Asia/Seoul", population]


def rows(folder, places):
    provinces = [province_row(record["code"], shape, places)
                 for record, shape in load(folder, "sido")]
    return provinces + [area_row(area, places) for area in areas(folder)]
