-- Who published a page of the site and when, and what stood there before: the code keeps the last thirty of each page.
alter table website_pages add column published_at timestamptz, add column published_by text;
create table website_page_versions (
  id int primary key generated always as identity,
  page_type text not null check (page_type in ('Home', 'Help', 'Assistance', 'FAQ', 'About', 'Cookies', 'Privacy', 'Commitment')),
  titles jsonb not null,
  -- sections with their elements, as the copies are read
  page_sections jsonb not null,
  published_at timestamptz not null,
  -- null: the text came with the product
  published_by text
);
create index website_page_versions_page on website_page_versions (page_type, id desc);
