import type { ListingTexts } from '../types';

export const es: ListingTexts = {
  apple: 'es-ES',
  google: 'es-ES',
  name: 'Maskmen: luchadores y cartas',
  subtitle: 'Demuestra quién es más fuerte',
  short: 'Cartas y lucha: quién es más fuerte se descubre jugando. De 2 a 6, sin conexión.',
  promo:
    'Seis máscaras, diez cartas de cada una, sin rangos. Gana a un desconocido con una carta más y quedará probado toda la temporada. Gratis, sin anuncios.',
  keywords: [
    'cartas',
    'lucha libre',
    'máscaras',
    'baraja',
    'sin conexión',
    'en grupo',
    'estrategia',
    'descarte',
  ],
  description: [
    'Seis luchadores enmascarados, diez cartas idénticas de cada uno y ningún rango. ¿Quién es más fuerte? Nadie lo sabe. Todavía.',
    'Maskmen es un juego de cartas de superar y descartar para dos a seis personas. Gana a un luchador desconocido con una carta más y quedará probado para toda la temporada: desde entonces, la máscara más fuerte gana con el mismo número de cartas. Cada prueba ata una cuerda en el diagrama sobre la mesa, y lo que se deduce de ella se dibuja al instante. Lee las cuerdas, vacía tu mano antes que nadie y llévate el boleto de oro.',
    'A SOLAS\nOcho rivales con estilo propio, en cinco niveles, de novato a campeón. Piensan en tu teléfono, sin red, y nunca miran cartas ocultas.',
    'EN COMPAÑÍA\nPasad un solo teléfono alrededor de la mesa. Un telón cae entre mano y mano: nadie ve lo que no es suyo.',
    'SE APRENDE EN CINCO MINUTOS\nDoce lecciones cortas en la mesa de verdad. Cada una espera a que lo hagas; si fallas, te dice por qué y pruebas otra vez.',
    'LA MESA AYUDA TANTO COMO QUIERAS\nMira qué probaría una jugada antes de hacerla, pregunta por qué una carta no vale, pide una pista. O apágalo todo y juega como en una mesa real.',
    'PARA CUALQUIERA\nTexto grande, lectores de pantalla, teclado, mano izquierda, movimiento reducido. Junto a cada color hay una forma y una letra. Seis idiomas.',
    'Gratis. Sin anuncios, sin cuenta, sin compras, sin recoger datos y sin necesidad de red.',
  ],
  news: 'Suena la primera campana: el juego completo para dos a seis personas, rivales en cinco niveles y un curso de doce lecciones.',
  captions: {
    order: '¿Quién es más fuerte? Lee las cuerdas',
    proof: 'Una carta más y queda probado',
    lead: 'Tú abres la ronda',
    share: 'Un teléfono para toda la mesa',
    rivals: 'Rivales en cinco niveles',
    result: 'Vacía tu mano y llévate el boleto',
  },
};
