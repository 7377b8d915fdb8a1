/** Before everything else: who draws frames comes before who works out the next. Phones do by themselves. */

export {};
