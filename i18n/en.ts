/**
 * The source of every sentence in the app; other languages are typed by this file. A key is a path
 * through it; `_one`/`_other` endings are plural forms and no part of the key; `{{name}}` is a value.
 */
import { handover } from './en/handover';
import { home } from './en/home';
import { learn } from './en/learn';
import { result } from './en/result';
import { rules } from './en/rules';
import { settings } from './en/settings';
import { setup } from './en/setup';
import { sheets } from './en/sheets';
import { table } from './en/table';

export const en = {
  app: {
    name: 'Maskmen',
    description: 'A climbing card game of six masked wrestlers. No ads, no account, plays offline.',
  },
  common: {
    close: 'Close',
    home: 'Back to the poster',
    comma: '{{list}}, {{next}}',
    and: '{{list}} and {{last}}',
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
    worn: 'Mask of {{name}}',
    outline: 'Mask of {{name}}, not yet played',
    all: 'The masks of {{volto}}, {{zarpa}}, {{nopal}}, {{umbra}}, {{dalia}} and {{fango}}',
  },
  cards: {
    face: 'Card: {{name}}',
    back: 'Card, face down',
    count_one: '{{count}} card',
    count_other: '{{count}} cards',
  },
  home,
  setup,
  settings,
  about: {
    title: 'About',
    origin:
      'Maskmen is a card game published by Oink Games. This app is an unofficial implementation of it: every mask, card and word here was made for this app, and none of the published artwork is in it.',
    free: 'No ads, no account, no network. Nothing you do here leaves this device.',
    licence: 'The app is free software under the MIT licence.',
    fonts: 'Set in Sofia Sans Extra Condensed and Onest, both under the SIL Open Font License.',
    version: 'Version {{version}}',
    licences: 'Licences',
    licencesLead: 'What the app is built with. The texts stand below the list, each once.',
    licencesMissing: 'The list could not be opened. Try again.',
    privacy: 'Privacy',
    privacyKept:
      'The app keeps on this device: the open match, the names and tables you set up, how far you are in the course, and your settings. Nobody else gets any of it: no developer, no service, no advertiser.',
    privacyGone: 'Settings has a button that wipes all of it. Removing the app does the same.',
  },
  table,
  handover,
  learn,
  rules,
  result,
  sheets,
  notFound: {
    title: 'No such bout',
    message: 'Nothing is fought at this address. The poster shows what is on tonight.',
  },
  missing: {
    title: 'Not here yet',
    message: 'This page could not be fetched. Check the connection and try again.',
    again: 'Try again',
  },
  fault: {
    title: 'The lights went out',
    message: 'Something in the app broke. That was not your doing.',
    saved: 'The match is saved and goes on where it stood.',
    unsaved: 'The match could not be saved yet, but it is still on the table.',
    nothing: 'No match was open, so nothing is lost.',
    running:
      'A report tells what happened. Of a running match it holds only what everybody at the table has seen: no hand and no deal.',
    finished: 'A report tells what happened, and holds the record of the match that is over.',
    bare: 'A report tells what happened, and nothing about you.',
    copy: 'Copy the report',
    copied: 'Copied',
    cannotCopy: 'It could not be copied. Here it is, to be selected:',
    aside: 'Put the open match aside',
    asideHint: 'It broke again. Without the open match the app will work; the match is kept.',
  },
} as const;
