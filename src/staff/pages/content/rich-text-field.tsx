import { EditorContent, useEditor, useEditorState } from '@tiptap/react'
import { type ComponentProps, useLayoutEffect, useState } from 'react'
import type { RichText } from '#domains/publishing/content/pages/contract.ts'
import { placeholders } from '#domains/publishing/content/pages/values.ts'
import { useText } from '#i18n/text.ts'
import { direction, type Language } from '#shared/language.ts'
import { linkPattern } from '#shared/link.ts'
import staffContentTexts from '#texts/staffContent'
import { Button } from '#ui/button.tsx'
import styles from './content.module.css'
import { documentOf, richTextOf } from './rich-text-document.ts'
import { extensions } from './rich-text-extensions.ts'

interface RichTextFieldProps {
  id: string
  label: string
  language: Language
  text: RichText
  change: (text: RichText) => void
}

/** A text with headings, lists, bold text, links and names of settings; stored as structured blocks. */
export default function RichTextField({ id, label, language, text, change }: RichTextFieldProps) {
  const editor = useEditor({
    extensions,
    content: documentOf(text),
    // styles come from our stylesheet: the CSP forbids injected ones
    injectCSS: false,
    editorProps: {
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        dir: direction(language),
        lang: language,
      },
    },
    onUpdate: ({ editor: now }) => change(richTextOf(now.getJSON())),
  })
  // before the next key press: a later effect would revert typed input
  useLayoutEffect(() => {
    // a text set from outside, such as another version
    if (JSON.stringify(richTextOf(editor.getJSON())) !== JSON.stringify(text))
      editor.commands.setContent(documentOf(text), { emitUpdate: false })
  }, [editor, text])
  return (
    <div className={styles.rich}>
      <span className={styles.label}>{label}</span>
      <div className={styles.frame}>
        <Tools editor={editor} label={label} />
        <EditorContent editor={editor} />
      </div>
    </div>
  )
}

type Editor = ReturnType<typeof useEditor>

function Tools({ editor, label }: { editor: Editor; label: string }) {
  const t = useText(staffContentTexts)
  const [link, setLink] = useState<string | null>(null)
  const is = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive('bold'),
      heading: now.isActive('heading'),
      bulletList: now.isActive('bulletList'),
      orderedList: now.isActive('orderedList'),
      link: now.isActive('link'),
    }),
  })
  const does = () => editor.chain().focus()
  const openLink = () => setLink(link === null ? String(editor.getAttributes('link').href ?? '') : null)
  const isBad = link !== null && link !== '' && !linkPattern.test(link)
  const setTo = (href: string) => {
    if (href === '') does().extendMarkRange('link').unsetLink().run()
    else does().extendMarkRange('link').setLink({ href }).run()
    setLink(null)
  }
  return (
    <>
      <div className={styles.tools} role="toolbar" aria-label={t('tools', { field: label })}>
        <Tool pressed={is.bold} onClick={() => does().toggleBold().run()}>
          <b>{t('bold')}</b>
        </Tool>
        <Tool pressed={is.heading} onClick={() => does().toggleHeading({ level: 3 }).run()}>
          {t('heading')}
        </Tool>
        <Tool pressed={is.bulletList} onClick={() => does().toggleBulletList().run()}>
          {t('bullets')}
        </Tool>
        <Tool pressed={is.orderedList} onClick={() => does().toggleOrderedList().run()}>
          {t('numbers')}
        </Tool>
        <Tool pressed={is.link} aria-expanded={link !== null} onClick={openLink}>
          {t('link')}
        </Tool>
        <select
          aria-label={t('placeholder')}
          value=""
          onChange={(event) =>
            does()
              .insertContent({ type: 'text', text: `{${event.currentTarget.value}}` })
              .run()
          }
        >
          <option value="">{t('placeholder')}</option>
          {Object.keys(placeholders).map((key) => (
            <option key={key}>{key}</option>
          ))}
        </select>
      </div>
      {link !== null && (
        <div className={styles.link}>
          <input
            aria-label={t('linkTo')}
            dir="ltr"
            value={link}
            aria-invalid={isBad || undefined}
            onChange={(event) => setLink(event.currentTarget.value)}
          />
          <Button size="small" disabled={isBad} onClick={() => setTo(link)}>
            {t('linkSet')}
          </Button>
          {isBad && <p>{t('linkBad')}</p>}
        </div>
      )}
    </>
  )
}

/** A button of the toolbar; a press keeps the selection of the text. */
function Tool({ pressed, ...rest }: ComponentProps<'button'> & { pressed: boolean }) {
  return <button type="button" aria-pressed={pressed} onMouseDown={(event) => event.preventDefault()} {...rest} />
}
