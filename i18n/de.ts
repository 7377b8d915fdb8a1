/**
 * German. The words of the rulebook: Wrestler, Zug (play), im Ring (top), Vorhand (host), ausspielen
 * (lead), Debüt, etabliert (established), stärker, schwächer, offen (unknown), schlägt (beats),
 * passen, fertig (out), Runde, Saison, Partie (match), Ticket (token), Punkte.
 */
import { handover } from './de/handover';
import { home } from './de/home';
import { learn } from './de/learn';
import { result } from './de/result';
import { rules } from './de/rules';
import { settings } from './de/settings';
import { setup } from './de/setup';
import { sheets } from './de/sheets';
import { table } from './de/table';
import type { Translation } from './keys';
import type { Dictionary } from './translate';

const texts: Translation<'de'> = {
  app: {
    name: 'Maskmen',
    description:
      'Ein Kartenspiel um sechs maskierte Wrestler. Keine Werbung, kein Konto, auch ohne Netz.',
  },
  common: {
    close: 'Schließen',
    home: 'Zurück zum Plakat',
    comma: '{{list}}, {{next}}',
    and: '{{list}} und {{last}}',
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
    worn: 'Maske von {{name}}',
    outline: 'Maske von {{name}}, noch nicht gespielt',
    all: 'Die Masken von {{volto}}, {{zarpa}}, {{nopal}}, {{umbra}}, {{dalia}} und {{fango}}',
  },
  cards: {
    face: 'Karte: {{name}}',
    back: 'Karte, verdeckt',
    count_one: '{{count}} Karte',
    count_other: '{{count}} Karten',
  },
  home,
  setup,
  settings,
  about: {
    title: 'Über die App',
    origin:
      'Maskmen ist ein Kartenspiel von Oink Games. Diese App ist eine inoffizielle Umsetzung: Alle Masken, Karten und Texte sind eigens für sie entstanden, vom gedruckten Spiel ist keine Zeichnung dabei.',
    free: 'Keine Werbung, kein Konto, kein Netz. Was du hier tust, bleibt auf diesem Gerät.',
    licence: 'Die App ist freie Software unter der MIT-Lizenz.',
    fonts:
      'Gesetzt aus Sofia Sans Extra Condensed und Onest, beide unter der SIL Open Font License.',
    version: 'Version {{version}}',
    licences: 'Lizenzen',
    licencesLead: 'Woraus die App gebaut ist. Die Texte stehen unter der Liste, jeder einmal.',
    licencesMissing: 'Die Liste ließ sich nicht öffnen. Versuch es noch einmal.',
    privacy: 'Datenschutz',
    privacyKept:
      'Auf diesem Gerät behält die App: die offene Partie, Namen und Tische, deinen Stand im Kurs und deine Optionen. Sonst bekommt sie niemand: kein Entwickler, kein Dienst, keine Werbung.',
    privacyGone: 'In den Optionen löscht ein Knopf das alles. Die App zu entfernen tut dasselbe.',
  },
  table,
  handover,
  learn,
  rules,
  result,
  sheets,
  notFound: {
    title: 'Hier kämpft keiner',
    message: 'Unter dieser Adresse läuft kein Kampf. Was heute Abend läuft, steht auf dem Plakat.',
  },
  missing: {
    title: 'Noch nicht da',
    message: 'Diese Seite ließ sich nicht laden. Prüf die Verbindung und versuch es noch einmal.',
    again: 'Noch einmal',
  },
  fault: {
    title: 'Das Licht ging aus',
    message: 'In der App ist etwas kaputtgegangen. Du kannst nichts dafür.',
    saved: 'Die Partie ist gespeichert und geht weiter, wo sie stand.',
    unsaved: 'Die Partie ließ sich noch nicht speichern, liegt aber noch auf dem Tisch.',
    nothing: 'Es war keine Partie offen: Nichts ist verloren.',
    running:
      'Ein Bericht sagt, was passiert ist. Von einer laufenden Partie enthält er nur, was alle am Tisch gesehen haben: weder Hände noch das Geben.',
    finished:
      'Ein Bericht sagt, was passiert ist, und enthält die Aufzeichnung der beendeten Partie.',
    bare: 'Ein Bericht sagt, was passiert ist, und nichts über dich.',
    copy: 'Bericht kopieren',
    copied: 'Kopiert',
    cannotCopy: 'Das Kopieren ging nicht. Hier steht er, zum Markieren:',
    aside: 'Offene Partie beiseitelegen',
    asideHint:
      'Es ist wieder passiert. Ohne die offene Partie läuft die App; die Partie bleibt erhalten.',
  },
};

export const dictionary: Dictionary = { language: 'de', texts };
