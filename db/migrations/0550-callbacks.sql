-- What a message is about, as its writer says, and drivers who stand at the roadside and want to be called.
alter table contact_requests add column topic text check (topic in ('Purchase', 'Payment', 'Warranty', 'Sale', 'Papers', 'Account', 'Assistance'));
alter table contact_attempts drop constraint contact_attempts_form_check;
alter table contact_attempts add constraint contact_attempts_form_check
  check (form in ('Newsletter', 'Contact', 'Booking', 'Consent', 'Estimate', 'Purchase', 'Callback'));

-- Whether the answer to a frequent question helped, by the question in French: a question that is put otherwise begins anew.
create table faq_votes (
  question text primary key check (length(question) between 1 and 300),
  helpful int not null default 0,
  unhelpful int not null default 0
);
-- Who said so today, as hashes: forgotten with the day.
create table faq_voters (
  question text not null references faq_votes on delete cascade,
  day date not null,
  network text not null,
  voter text not null,
  primary key (question, day, network, voter)
);
