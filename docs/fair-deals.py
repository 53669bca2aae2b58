"""Deals Alhambra or Last Will from a seed, as docs/fair-deals.md says, with nothing but Python: python3 fair-deals.py alhambra 'deal/1 … heron - owl7'"""

import hashlib
import sys

MASK = 0xFFFFFFFF
CURRENCIES = ["florin", "dirham", "denar", "ducat"]
PRICES = {
    "pavilion": [2, 3, 4, 5, 6, 7, 8],
    "seraglio": [3, 4, 5, 6, 7, 8, 9],
    "arcades": [4, 5, 6, 6, 7, 8, 8, 9, 10],
    "chambers": [5, 6, 7, 7, 8, 9, 9, 10, 11],
    "garden": [6, 7, 8, 8, 8, 9, 10, 10, 10, 11, 12],
    "tower": [7, 8, 9, 9, 9, 10, 11, 11, 11, 12, 13],
}

# Last Will without its expansion: the cards of each deck in their order, with how many there are where it is more than one.
DECKS = {
    "events": "dinner*4 dinner-party*2 dinner-with-dog*2 carriage-ride*4 carriage-outing*2 race-day*3 boat-trip*2 boat-trip-company*2 "
    "theatre*2 theatre-company*2 soiree*2 soiree-company*2 ball*2 grand-tour*2",
    "helpers and expenses": "reservation*2 own-table*2 theatre-box gentlemens-club*2 country-fete riding-school hunting-pack hired-carriage "
    "moored-yacht wine-cellar land-agent*2 estate-agent bad-adviser farmhand steward*2 gardener-mm gardener-mt gardener-tf waiter*2 "
    "coachman-2 coachman-3 tailor sea-dog old-friend impresario secretary gossip hostess*2 school-chum",
    "properties": "mansion-1*2 mansion-2*2 mansion-3*2 manor-1*2 manor-2*2 manor-3*2 town-1*2 town-2*2 town-3*2 farm-1*2 farm-2 farm-3 farm-4 farm-5",
    "companions": "dog*6 horse*6 guest*6 chef*6",
}
# Specials with their crowns: one crown comes first.
SPECIALS = {
    "breeders-fair": 2, "chefs-table": 1, "stud-farm": 1, "man-of-affairs": 1, "hectic-day": 2, "long-weekend": 1, "leaking-roof": 2,
    "private-train": 2, "regatta": 3, "gala": 2, "banquet": 3, "royal-ball": 3, "day-at-races": 3, "gaming-table": 2,
}  # fmt: skip


class Dice:
    """xoshiro128**, begun with the SHA-256 of a seed."""

    def __init__(self, seed):
        digest = hashlib.sha256(seed.encode()).digest()
        self.s = [int.from_bytes(digest[i : i + 4], "big") for i in (0, 4, 8, 12)]
        self.s[3] |= 1

    def bits(self):
        s = self.s
        result = rotate(s[1] * 5 & MASK, 7) * 9 & MASK
        t = s[1] << 9 & MASK
        s[2] ^= s[0]
        s[3] ^= s[1]
        s[1] ^= s[2]
        s[0] ^= s[3]
        s[2] ^= t
        s[3] = rotate(s[3], 11)
        return result

    def below(self, n):
        fair = 2**32 - 2**32 % n
        drawn = self.bits()
        while drawn >= fair:
            drawn = self.bits()
        return drawn % n

    def shuffle(self, items):
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]


def rotate(x, by):
    return (x << by | x >> 32 - by) & MASK


def alhambra(seed, seats):
    dice = Dice(seed)
    buildings = [f"{kind} {price}" for kind, prices in PRICES.items() for price in prices]
    dice.shuffle(buildings)
    yield "yard: " + ", ".join(buildings.pop() for _ in range(4))
    if seats == 2:
        yield "Dirk: " + ", ".join(buildings.pop() for _ in range(6))
    money = [(value, currency) for _ in range(2 if seats == 2 else 3) for currency in CURRENCIES for value in range(1, 10)]
    dice.shuffle(money)
    for seat in range(seats):
        hand = []
        while sum(value for value, _ in hand) < 20:
            hand.append(money.pop())
        yield f"seat {seat + 1}: " + ", ".join(f"{value} {currency}" for value, currency in hand)


def last_will(seed, seats):
    dice = Dice(seed)
    market = [-3, -2, 1, 3]
    dice.shuffle(market)
    yield "market: " + ", ".join(f"{kind} {change:+}" for kind, change in zip(["mansion", "manor", "town", "farm"], market))
    decks = {}
    for name, cards in DECKS.items():
        listed = [card.split("*") for card in cards.split()]
        decks[name] = [card for card, *copies in listed for _ in range(int(copies[0]) if copies else 1)]
        dice.shuffle(decks[name])
    specials = list(SPECIALS)
    dice.shuffle(specials)
    specials.sort(key=lambda card: -SPECIALS[card])
    yield "specials: " + ", ".join(reversed(specials))
    starter = dice.below(seats)
    hands = {}
    for i in range(seats):
        hands[(starter + i) % seats] = [decks[name].pop() for name in ("helpers and expenses", "properties") for _ in range(3)]
    for seat in range(seats):
        yield f"seat {seat + 1}{' (starts)' if seat == starter else ''}: " + ", ".join(sorted(hands[seat]))


if __name__ == "__main__":
    _, game, seed, *seats = sys.argv
    form, secret, *words = seed.split(" ")
    print("hash:", hashlib.sha256(secret.encode()).hexdigest())
    for line in {"alhambra": alhambra, "last-will": last_will}[game](seed, len(words) or int(seats[0])):
        print(line)
