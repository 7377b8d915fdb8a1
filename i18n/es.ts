/**
 * Spanish. The words of the rulebook: luchador (wrestler), jugada (play), en el ring (top),
 * anfitrión (host), abrir (lead), debut, veterano (established), más fuerte, más débil, incógnita
 * (unknown), vence a (beats), pasar, salir (go out), ronda, temporada, partida (match), boleto
 * (token), puntos.
 */
import { handover } from './es/handover';
import { home } from './es/home';
import { learn } from './es/learn';
import { result } from './es/result';
import { rules } from './es/rules';
import { settings } from './es/settings';
import { setup } from './es/setup';
import { sheets } from './es/sheets';
import { table } from './es/table';
import type { Translation } from './keys';
import type { Dictionary, Forms } from './translate';

const texts: Translation<'es'> = {
  app: {
    name: 'Maskmen',
    description:
      'Un juego de cartas de seis enmascarados. Sin anuncios, sin cuenta y sin conexión.',
  },
  common: {
    close: 'Cerrar',
    home: 'Volver al cartel',
    comma: '{{list}}, {{next}}',
    and: '{{list}} {{last|y}}',
  },
  wrestlers: {
    volto: 'Volto',
    zarpa: 'Zarpa',
    nopal: 'Nopal',
    umbra: 'Umbra',
    dalia: 'Dalia',
    fango: 'Fango',
  },
  masks: {
    worn: 'Máscara de {{name}}',
    outline: 'Máscara de {{name}}, aún sin jugar',
    all: 'Las máscaras de {{volto}}, {{zarpa}}, {{nopal}}, {{umbra}}, {{dalia}} y {{fango}}',
  },
  cards: {
    face: 'Carta: {{name}}',
    back: 'Carta boca abajo',
    count_one: '{{count}} carta',
    count_other: '{{count}} cartas',
  },
  home,
  setup,
  settings,
  about: {
    title: 'Acerca de',
    origin:
      'Maskmen es un juego de cartas publicado por Oink Games. Esta app es una versión no oficial: cada máscara, carta y palabra se hizo para ella, y no contiene ninguna ilustración del juego publicado.',
    free: 'Sin anuncios, sin cuenta, sin red. Nada de lo que haces aquí sale de este dispositivo.',
    licence: 'La app es software libre con licencia MIT.',
    fonts:
      'Compuesta en Sofia Sans Extra Condensed y Onest, ambas con la licencia SIL Open Font License.',
    version: 'Versión {{version}}',
    licences: 'Licencias',
    licencesLead: 'Con qué está hecha la app. Los textos van tras la lista, una vez cada uno.',
    licencesMissing: 'No se pudo abrir la lista. Prueba otra vez.',
    privacy: 'Privacidad',
    privacyKept:
      'La app guarda en este dispositivo: la partida abierta, los nombres y mesas que preparaste, tu avance en el curso y tus ajustes. Nadie más recibe nada de ello: ni quien la hizo, ni un servicio, ni un anunciante.',
    privacyGone: 'En Ajustes hay un botón que lo borra todo. Quitar la app hace lo mismo.',
  },
  table,
  handover,
  learn,
  rules,
  result,
  sheets,
  notFound: {
    title: 'No hay tal combate',
    message: 'En esta dirección no lucha nadie. El cartel dice qué hay esta noche.',
  },
  missing: {
    title: 'Aún no ha llegado',
    message: 'No se ha podido cargar esta página. Revisa la conexión y vuelve a intentarlo.',
    again: 'Reintentar',
  },
  fault: {
    title: 'Se fue la luz',
    message: 'Algo en la app se rompió. No fue culpa tuya.',
    saved: 'La partida está guardada y sigue donde estaba.',
    unsaved: 'La partida aún no se pudo guardar, pero sigue en la mesa.',
    nothing: 'No había partida abierta: no se pierde nada.',
    running:
      'Un informe cuenta lo que pasó. De una partida en curso lleva solo lo que todos en la mesa han visto: ninguna mano ni reparto.',
    finished: 'Un informe cuenta lo que pasó y lleva el registro de la partida acabada.',
    bare: 'Un informe cuenta lo que pasó, y nada sobre ti.',
    copy: 'Copiar el informe',
    copied: 'Copiado',
    cannotCopy: 'No se pudo copiar. Aquí está, para seleccionarlo:',
    aside: 'Apartar la partida abierta',
    asideHint:
      'Se rompió otra vez. Sin la partida abierta la app funcionará; la partida se conserva.',
  },
};

/** “Y” turns into “e” before the sound i: Ana e Inés. */
const withAnd = (name: string): string =>
  `${/^(?:i|í|hi(?![aeo])|hí)/i.test(name) ? 'e' : 'y'} ${name}`;

const forms: Forms = { y: withAnd };

export const dictionary: Dictionary = { language: 'es', texts, forms };
