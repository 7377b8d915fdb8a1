/** The title of the browser's tab. Phones have none: see `page-title.web.tsx`. */
export function PageTitle() {
  return null;
}
