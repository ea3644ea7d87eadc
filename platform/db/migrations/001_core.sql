create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- Every text that shoppers read, in all its languages. Czech is the one that always exists.
create domain localized as jsonb
  check (value is null or coalesce(jsonb_typeof(value -> 'cs') = 'string' and value ->> 'cs' <> '', false));

create function localized_text(value localized, language text) returns text
  language sql immutable parallel safe
  return coalesce(value ->> language, value ->> 'cs');

-- unaccent() is only stable, because its dictionary may be replaced; naming the dictionary lets indexes use it.
create function search_text(value text) returns text
  language sql immutable strict parallel safe
  return lower(public.unaccent('public.unaccent'::regdictionary, value));
