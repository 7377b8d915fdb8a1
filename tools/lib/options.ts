/** Command-line options as `--name value`, or `--name` alone for "yes", over defaults. */

/** The options given, the rest as in the defaults; an unknown one ends the program with a hint. */
export function readOptions<Name extends string>(
  args: readonly string[],
  defaults: Readonly<Record<Name, string>>,
): Record<Name, string> {
  const options: Record<string, string> = { ...defaults };
  for (let at = 0; at < args.length; at++) {
    const name = (args[at] as string).replace(/^--/, '');
    if (!args[at]?.startsWith('--') || !(name in defaults)) {
      console.error(`Unknown option ${args[at]}. Options: --${Object.keys(defaults).join(' --')}`);
      process.exit(2);
    }
    const value = args[at + 1];
    const alone = value === undefined || value.startsWith('--');
    options[name] = alone ? 'yes' : value;
    if (!alone) at++;
  }
  return options;
}
