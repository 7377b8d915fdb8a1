/** Finds or installs the browser that tests and pictures use, and says which it is. */
import { ensureBrowser } from './lib/browser';

try {
  console.log(ensureBrowser());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
