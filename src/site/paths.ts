export { address as paths } from '#client/addresses.ts'
