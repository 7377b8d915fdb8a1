/** Tells the page which language it is in. Phones have no page: see `page-language.web.ts`. */
import type { Language } from './languages';

export const tellPage: (language: Language) => void = () => undefined;
