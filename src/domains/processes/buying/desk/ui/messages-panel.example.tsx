import { MessagesPanel } from './messages-panel.tsx'

/** A sent, a queued and a bounced message; an empty list. */
export default function MessagesPanelExamples() {
  const at = '2026-03-18T10:05:00Z'
  return (
    <>
      <div>
        <MessagesPanel
          messages={[
            { id: 3, occasion: 'booking/1/accepted', channel: 'Sms', state: 'Waiting', at },
            { id: 2, occasion: 'booking/1/submitted', channel: 'Email', state: 'Bounced', at },
            { id: 1, occasion: 'booking/1/submitted', channel: 'Sms', state: 'Sent', at },
          ]}
        />
      </div>
      <div>
        <MessagesPanel messages={[]} />
      </div>
    </>
  )
}
