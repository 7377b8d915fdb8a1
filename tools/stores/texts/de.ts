import type { ListingTexts } from '../types';

export const de: ListingTexts = {
  apple: 'de-DE',
  google: 'de-DE',
  name: 'Maskmen: Ringer und Karten',
  subtitle: 'Beweise, wer stärker ist',
  short: 'Kartenspiel, bei dem sich erst im Spiel zeigt, wer stärker ist. 2–6, offline.',
  promo:
    'Sechs Masken, je zehn Karten, keine Ränge. Schlag einen Unbekannten mit einer Karte mehr, und es ist für die Saison bewiesen. Gratis, ohne Werbung.',
  keywords: [
    'Kartenspiel',
    'Ablegespiel',
    'Lucha',
    'Wrestling',
    'Masken',
    'offline',
    'Runde',
    'Strategie',
    'Familie',
  ],
  description: [
    'Sechs maskierte Ringer, je zehn gleiche Karten und keine Ränge. Wer ist stärker? Das weiß niemand. Noch nicht.',
    'Maskmen ist ein Ablegespiel für zwei bis sechs. Schlag einen unbekannten Ringer mit einer Karte mehr, und für die ganze Saison ist bewiesen, wer stärker ist: Von da an gewinnt die stärkere Maske mit gleich vielen Karten. Jeder Beweis spannt ein Seil im Bild über dem Tisch, und was daraus folgt, wird sofort gezeichnet. Lies die Seile, leg als Erstes alle Karten ab und hol dir das goldene Ticket.',
    'ALLEIN\nAcht Rivalen mit eigenem Stil auf fünf Stufen, vom Neuling bis zum Champion. Sie denken auf deinem Gerät, ohne Netz, und schauen nie in verdeckte Karten.',
    'ZUSAMMEN\nReicht ein Handy um den Tisch. Dazwischen fällt ein Vorhang: Niemand sieht, was ihm nicht gehört.',
    'IN FÜNF MINUTEN GELERNT\nZwölf kurze Lektionen am echten Tisch. Jede wartet, bis du es getan hast; nach einem Fehler erfährst du den Grund und versuchst es noch einmal.',
    'DER TISCH HILFT, SO VIEL DU WILLST\nSieh vorher, was ein Zug beweisen würde, frag, warum eine Karte nicht passt, hol dir einen Tipp. Oder schalte alles aus und spiel wie am echten Tisch.',
    'FÜR ALLE\nGroße Schrift, Screenreader, Tastatur, linke Hand, weniger Bewegung. Neben jeder Farbe stehen Form und Buchstabe. Sechs Sprachen.',
    'Kostenlos. Keine Werbung, kein Konto, keine Käufe, keine Datensammlung, kein Netz nötig.',
  ],
  news: 'Die erste Glocke: das ganze Spiel für zwei bis sechs, Rivalen auf fünf Stufen und ein Kurs aus zwölf Lektionen.',
  captions: {
    order: 'Wer ist stärker? Lies die Seile',
    proof: 'Eine Karte mehr, und es ist bewiesen',
    lead: 'Du eröffnest die Runde',
    share: 'Ein Handy für den ganzen Tisch',
    rivals: 'Rivalen auf fünf Stufen',
    result: 'Hand leer, Ticket geholt',
  },
};
