import { deflateSync } from 'node:zlib'
import fc from 'fast-check'
import sharp from 'sharp'

/**
 * A file that must be rejected. `paper`: status and reason where photos and PDFs are accepted; where only photos are, it is unreadable
 * (400) or too large (413).
 */
export interface HostileFile {
  kind: string
  /** file name of the sender */
  name: string
  bytes: Buffer
  paper: readonly [status: number, reason: string]
}

const tenMegabytes = 10 * 1024 * 1024
const wrongType = [415, 'fileType'] as const
const noPicture = [400, 'picture'] as const
const noPdf = [400, 'pdf'] as const

const heads = {
  'a text': 'hello',
  'a page': '<!doctype html><script>alert(1)</script>',
  'a drawing with a script': '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><script>alert(1)</script></svg>',
  'a drawing after a head of XML': '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>',
  'a program of Windows': 'MZ\x90\x00\x03\x00\x00\x00',
  'a program of Linux': '\x7fELF\x02\x01\x01\x00',
  'a script of a shell': '#!/bin/sh\nrm -rf /\n',
  'a page of PHP': '<?php system($_GET["c"]); ?>',
  'an archive': 'PK\x03\x04\x14\x00\x00\x00',
  'a packed file': '\x1f\x8b\x08\x00\x00\x00\x00\x00',
  'a photo of a telephone that no browser shows': '\x00\x00\x00\x18ftypheic\x00\x00\x00\x00mif1heic',
  'a picture of the future': '\x00\x00\x00\x1cftypavif\x00\x00\x00\x00avifmif1',
  'a film': '\x00\x00\x00\x18ftypmp42\x00\x00\x00\x00mp42isom',
  'a scan': 'II*\x00\x08\x00\x00\x00',
  'a bitmap': 'BM\x36\x00\x00\x00',
  'a moving picture that is a program': 'GIF89a/*',
  'an icon': '\x00\x00\x01\x00\x01\x00',
  'a letter': '{\\rtf1\\ansi hello}',
  'a PDF without an end': '%PDF-1.4<script>alert(1)</script>',
} as const

/** Returns a PDF with a number of pages; `catalog` and `objects` are added, `pages` may be replaced. */
function pdf(count: number, { catalog = '', objects = [] as string[], tree = '' } = {}): Buffer {
  const kids = Array.from({ length: count }, (_one, i) => `${i + 3} 0 R`).join(' ')
  const all = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    tree || `<< /Type /Pages /Kids [${kids}] /Count ${count} >>`,
    ...Array.from({ length: count }, () => '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 99 99] >>'),
    ...objects,
  ]
  let text = '%PDF-1.7\n'
  const places = all.map((object, i) => {
    const at = text.length
    text += `${i + 1} 0 obj\n${object}\nendobj\n`
    return at
  })
  const table = places.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  const size = all.length + 1
  return Buffer.from(
    `${text}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`,
    'latin1',
  )
}

const crcTable = Array.from({ length: 256 }, (_one, n) => {
  let c = n
  for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1
  return c >>> 0
})
function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  let crc = 0xffffffff
  for (const byte of body) crc = (crcTable[(crc ^ byte) & 255] as number) ^ (crc >>> 8)
  const whole = Buffer.alloc(body.length + 8)
  whole.writeUInt32BE(data.length, 0)
  body.copy(whole, 4)
  whole.writeUInt32BE((crc ^ 0xffffffff) >>> 0, body.length + 4)
  return whole
}
/** Returns a black 1-bit PNG: a few kilobytes that decompress to any size. */
function blackPng(width: number, height: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([1, 0, 0, 0, 0], 8)
  const rows = Buffer.alloc(height * (Math.ceil(width / 8) + 1))
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** Returns a ZIP with one empty file, to append to another file. */
function archive(): Buffer {
  const name = Buffer.from('run.exe')
  const local = Buffer.alloc(30)
  local.write('PK\x03\x04', 'latin1')
  local.writeUInt16LE(name.length, 26)
  const list = Buffer.alloc(46)
  list.write('PK\x01\x02', 'latin1')
  list.writeUInt16LE(name.length, 28)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(list.length + name.length, 12)
  end.writeUInt32LE(local.length + name.length, 16)
  return Buffer.concat([local, name, list, name, end])
}

/** noise, so that the image has bytes to truncate and corrupt */
const photo = (format: 'jpeg' | 'png' | 'webp') =>
  sharp({ create: { width: 400, height: 260, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 40 } } })
    .toFormat(format)
    .toBuffer()
/** Expensive files are cached. */
const made = new Map<string, Promise<Buffer>>()
function once(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const bytes = made.get(key) ?? make()
  made.set(key, bytes)
  return bytes
}
const jpeg = () => once('jpeg', () => photo('jpeg'))
const png = () => once('png', () => photo('png'))
const webp = () => once('webp', () => photo('webp'))

async function forgedJpeg(side: number): Promise<Buffer> {
  const bytes = Buffer.from(await jpeg())
  const at = bytes.indexOf(Buffer.from([0xff, 0xc0]))
  bytes.writeUInt16BE(side, at + 5)
  bytes.writeUInt16BE(side, at + 7)
  return bytes
}

async function damaged(): Promise<Buffer> {
  const bytes = Buffer.from(await png())
  return Buffer.from(bytes.fill(0x5a, bytes.indexOf('IDAT') + 40, bytes.indexOf('IDAT') + 3000))
}

const script = '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>'
type Maker = readonly [paper: HostileFile['paper'], make: (share: number) => Promise<Buffer> | Buffer]
/** Kinds of files: expected rejection and content; `share` is random from 0 to 1. */
const makers: Record<string, Maker> = {
  ...Object.fromEntries(
    Object.entries(heads).map(([kind, head]): [string, Maker] => [
      kind,
      [wrongType, (share) => Buffer.concat([Buffer.from(head, 'latin1'), Buffer.alloc(Math.round(share * 4000), 0x20)])],
    ]),
  ),
  'bytes of all kinds': [
    wrongType,
    (share) => Buffer.from(Array.from({ length: 1 + Math.round(share * 999) }, (_one, i) => (i * 31 + share * 255) & 127)),
  ],
  'a JPEG cut off': [noPicture, async (share) => (await jpeg()).subarray(0, 3 + Math.round(share * 0.7 * (await jpeg()).length))],
  'a PNG cut off': [noPicture, async (share) => (await png()).subarray(0, 8 + Math.round(share * 0.7 * (await png()).length))],
  'a WebP cut off': [noPicture, async (share) => (await webp()).subarray(0, 12 + Math.round(share * 0.7 * (await webp()).length))],
  'a PNG whose pixels are damaged': [noPicture, damaged],
  'a page behind the head of a JPEG': [noPicture, () => Buffer.from('\xff\xd8\xff<script>alert(1)</script>'.repeat(20), 'latin1')],
  'a page behind the head of a PNG': [noPicture, () => Buffer.from('\x89PNG\r\n\x1a\n<script>alert(1)</script>', 'latin1')],
  'a page behind the head of a WebP': [noPicture, () => Buffer.from('RIFF\x40\x00\x00\x00WEBP<script>alert(1)</script>', 'latin1')],
  'a PDF behind the head of a JPEG': [noPicture, () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), pdf(1)])],
  'a photo that is an archive': [[415, 'picture'], async () => Buffer.concat([await jpeg(), archive()])],
  'a photo that is an archive with a remark': [
    [415, 'picture'],
    async (share) => {
      const end = archive()
      const remark = Buffer.alloc(Math.round(share * 60_000), 0x78)
      end.writeUInt16LE(remark.length, end.length - 2)
      return Buffer.concat([await png(), end, remark])
    },
  ],
  'a PDF that is an archive': [wrongType, () => Buffer.concat([pdf(1), archive(), Buffer.from('%%EOF')])],
  'a bomb of 480 million pixels': [noPicture, () => once('bomb', async () => blackPng(30_000, 16_000))],
  'a picture of too many pixels': [
    noPicture,
    (share) => once(`wide ${Math.round(share * 3)}`, async () => blackPng(9000, 5556 + Math.round(share * 3) * 900)),
  ],
  'a line of a million pixels': [noPicture, () => once('line', async () => blackPng(1_000_000, 60))],
  'a JPEG that says it is huge': [noPicture, (share) => forgedJpeg(20_000 + Math.round(share * 45_000))],
  'words between the signs of a PDF': [noPdf, () => Buffer.from(`%PDF-1.7\n${'<script>alert(1)</script>\n'.repeat(40)}%%EOF`)],
  'a PDF cut in its middle': [noPdf, (share) => Buffer.concat([pdf(3).subarray(0, 20 + Math.round(share * 40)), Buffer.from('\n%%EOF')])],
  'a PDF without a page': [noPdf, () => pdf(0)],
  'a PDF whose pages lead in a circle': [noPdf, () => pdf(0, { tree: '<< /Type /Pages /Kids [2 0 R] /Count 3 >>' })],
  'a PDF of too many pages': [[400, 'tooManyPages'], (share) => pdf(31 + Math.round(share * 300))],
  'a PDF with a program': [[400, 'pdfActive'], () => pdf(1, { catalog: script })],
  'a PDF with a file': [
    [400, 'pdfActive'],
    () => pdf(1, { catalog: '/Names << /EmbeddedFiles << /Names [(x) 4 0 R] >> >>', objects: ['<< /Type /Filespec /F (x) >>'] }),
  ],
  'a PDF that starts something': [[400, 'pdfActive'], () => pdf(1, { catalog: '/OpenAction << /S /Launch /F (run.exe) >>' })],
  'a file of more than ten megabytes': [
    [413, 'fileSize'],
    () => once('large', async () => Buffer.concat([await jpeg(), Buffer.alloc(tenMegabytes + 1)])),
  ],
}

/** File names: path traversal, invalid characters, other scripts, empty. */
const names = [
  '../../etc/passwd',
  '..\\..\\windows\\system32\\a.exe',
  '/etc/shadow',
  'C:\\autoexec.bat',
  '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '....//....//x.jpg',
  'photo.jpg\0.php',
  'a"; filename="b.php',
  `${'x'.repeat(4000)}.jpg`,
  `${'é'.repeat(300)}.pdf`,
  '\u202Egpj.exe',
  '\u200Fصورة\u200E.jpg',
  'البطاقة الرمادية.jpg',
  'carte grise recto.jpg',
  '🚗.png',
  '.htaccess',
  'CON.jpg',
  '-rf',
  '$(touch x).jpg',
  "'; drop table documents; --.jpg",
  '.',
] as const

/** Generates a hostile file of any kind and name. */
export const hostileFiles: fc.Arbitrary<{ kind: string; name: string; share: number }> = fc.record({
  kind: fc.constantFrom(...Object.keys(makers)),
  name: fc.constantFrom(...names),
  share: fc.double({ min: 0, max: 1, noNaN: true }),
})

/** Creates the generated file. */
export async function makeHostile({ kind, name, share }: { kind: string; name: string; share: number }): Promise<HostileFile> {
  const [paper, make] = makers[kind] as Maker
  return { kind, name, bytes: await make(share), paper }
}

/** One file of each kind. */
export const hostileKinds = Object.keys(makers)
/** File names that valid files may have. */
export const hostileNames = names

/** Encodes a multipart form like a browser: quotes and line breaks in names are percent-encoded. */
export function formOf(files: readonly { field: string; name: string; bytes: Uint8Array; type?: string }[]): {
  payload: Buffer
  headers: Record<string, string>
} {
  const boundary = 'rihla-hostile-files'
  const escaped = (name: string) => name.replaceAll('\r', '%0D').replaceAll('\n', '%0A').replaceAll('"', '%22')
  const parts = files.flatMap(({ field, name, bytes, type = 'image/jpeg' }) => [
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${escaped(name)}"\r\ncontent-type: ${type}\r\n\r\n`,
    ),
    bytes,
    Buffer.from('\r\n'),
  ])
  return {
    payload: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  }
}
