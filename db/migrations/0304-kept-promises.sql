-- What the page of the commitments counts, over the last ninety days.
create index contact_requests_reply on contact_requests (reply_by) where held_for is null;
create index booking_ledger_returning on booking_ledger (created) where kind = 'Returning';
