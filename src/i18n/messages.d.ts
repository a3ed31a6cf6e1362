/** Every pack of both languages, for the server. */
declare module 'virtual:packs' {
  const packs: Record<import('#shared/language.ts').Language, import('./translate.ts').CompiledPacks>
  export default packs
}
/** How the browser fetches one pack of one language. */
declare module 'virtual:pack-loaders' {
  type Loaders = Record<
    import('#shared/language.ts').Language,
    Partial<Record<string, () => Promise<{ default: import('./translate.ts').CompiledPack }>>>
  >
  const loaders: Loaders
  export default loaders
  /** the same for the packs of the back office */
  export const further: () => Promise<{ default: Loaders }>
}
