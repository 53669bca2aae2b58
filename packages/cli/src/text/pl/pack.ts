import type { Catalogue } from '@parlour/kernel';

/** Card packs. */
export const catalogue: Catalogue = {
  'help.pack': 'Zestawy liczb wydrukowanych na twoich kartach: zapis, sprawdzenie, porównanie, łączenie, liczenie.',
  'help.pack.check': 'Sprawdź zestaw kart i powiedz, co w nim nie tak, wiersz po wierszu.',
  'help.pack.new': 'Zapisz zestaw z obecnymi liczbami, gotowy do zmian.',
  'help.pack.meter': 'Ile z pudełka jest potwierdzone, talia po talii, i skrót tego, czym się gra.',
  'help.pack.diff': 'Czym różnią się dwa zestawy, karta po karcie; przy jednym zestawie: czym różni się od naszego.',
  'help.pack.merge': 'Zrób z dwóch zestawów jeden: co się zgadza, jest potwierdzone podwójnie, a różnice są wypisane do wyboru.',
  'help.pack.to-csv': 'Zapisz zestaw jako arkusz: każda karta to jeden wiersz.',
  'help.pack.from-csv': 'Zrób zestaw z arkusza.',
  'help.pack.play-test': 'Czy pudełko gra? Boty grają z zestawem i z naszym, a wyniki stoją obok siebie.',
  'help.option.test-games': 'ile partii z zestawem i tyle samo z naszym',
  'help.option.test-players': 'ilu graczy',
  'help.argument.second-pack': 'drugi zestaw; bez niego porównanie z naszym',
  'help.argument.csv': 'arkusz (CSV)',
  'help.argument.new-csv': 'arkusz do zapisania; bez niego jest wypisywany',
  'help.option.pack-out': 'plik do zapisania; bez niego zestaw jest wypisywany, a wszystko inne idzie na wyjście błędów',
  'help.option.choose': 'czyja liczba jest właściwa, według klucza, np. cards.theatre.pay.0.pounds=second; można powtarzać',
  'help.option.merge-json': 'wypisz wynik i zestaw jako JSON',
  'help.option.separator': 'znak między komórkami: , albo ; albo tabulator',

  'pack.problem': '{file}:{line}: {text}',
  'pack.unplayable': '{file}:{line}: {why} Wszystkie błędy: npx parlour pack check {file}',
  'pack.problems':
    '{count, plural, =0 {Z „{file}” można grać.} one {W „{file}” jest # błąd.} few {W „{file}” są # błędy.} many {W „{file}” jest # błędów.} other {W „{file}” jest # błędu.}}',
  'pack.plays': '„{name}”, skrót {digest}',
  'pack.nameless': 'Zestaw bez nazwy',
  'pack.in-all': 'Razem',
  'pack.column.deck': 'Talia',
  'pack.column.entries': 'Znane w całości',
  'pack.column.leaves': 'Jak w druku',
  'pack.column.twice': 'Potwierdzone podwójnie',
  'pack.column.unsure': 'Niepewne',
  'pack.mark.ours': 'nasze',
  'pack.mark.printed': 'jak w druku',
  'pack.mark.twice': 'potwierdzone podwójnie',
  'pack.mark.unsure': 'niepewne',
  'pack.said': '{value} ({mark})',
  'pack.difference': '{first} | {second}',
  'pack.differences':
    '{count, plural, =0 {Brak różnic.} one {Różni się # rzecz.} few {Różnią się # rzeczy.} many {Różni się # rzeczy.} other {Różni się # rzeczy.}}',
  'pack.merged':
    'Zgodne liczby: {agreed}; z drugiego zestawu przejęto: {taken}. {open, plural, =0 {Nie ma już nic do wyboru.} one {Do wyboru została # różnica (--choose KLUCZ=first albo KLUCZ=second).} few {Do wyboru zostały # różnice (--choose KLUCZ=first albo KLUCZ=second).} many {Do wyboru zostało # różnic (--choose KLUCZ=first albo KLUCZ=second).} other {Do wyboru zostało # różnicy (--choose KLUCZ=first albo KLUCZ=second).}}',
  'pack.choice-form': 'Zapisz wybór jako klucz=first albo klucz=second, a nie „{entry}”.',
  'pack.no-difference': 'Pod „{key}” nie ma żadnej różnicy.',
  'pack.separator': 'Komórki rozdziela , albo ; albo tabulator, a nie „{separator}”.',
};
