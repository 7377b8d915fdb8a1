/** Which addresses are lessons. */

import { LESSON_IDS } from '@/store/use-learn';

/** Whether a text from an address names a lesson. */
export const isLesson = (text: string): boolean => LESSON_IDS.includes(text);

/** Every lesson's address. */
export const lessonParams = (): { lesson: string }[] => LESSON_IDS.map((lesson) => ({ lesson }));
