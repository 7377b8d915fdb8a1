/** Laws of what the table knows: events, forced passes, previews, and the drawing of the order. */

import { PUBLIC_LAWS } from '@/tools/laws/public';
import { forTables } from '@/tools/laws/tables';

test.each(Object.entries(PUBLIC_LAWS))('%s', (_, law) => forTables(law));
