/** What stands after `--name=` in the command, else the fallback. */
export function option(name: string, fallback: string): string {
  return process.argv.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3) ?? fallback
}
