/** The wrestlers' names in the cases of Russian. Вольто and Фанго stay as they are. */
import type { Forms } from '../translate';

type Endings = readonly (readonly [name: string, declined: string])[];

const GENITIVE: Endings = [
  ['Зарпа', 'Зарпы'],
  ['Нопаль', 'Нопаля'],
  ['Умбра', 'Умбры'],
  ['Далия', 'Далии'],
];
const DATIVE: Endings = [
  ['Зарпа', 'Зарпе'],
  ['Нопаль', 'Нопалю'],
  ['Умбра', 'Умбре'],
  ['Далия', 'Далии'],
];
const ACCUSATIVE: Endings = [
  ['Зарпа', 'Зарпу'],
  ['Нопаль', 'Нопаля'],
  ['Умбра', 'Умбру'],
  ['Далия', 'Далию'],
];

/** One name, or all the names of a list. */
const decline =
  (endings: Endings) =>
  (names: string): string =>
    endings.reduce((list, [name, declined]) => list.split(name).join(declined), names);

export const forms: Forms = {
  gen: decline(GENITIVE),
  dat: decline(DATIVE),
  acc: decline(ACCUSATIVE),
};
