-- A path is asked for in small letters whatever was typed, so it can only be found in them.
update page_route set path = small.path
from (
  select distinct on (shop_id, language, spelt) shop_id, language, path as old, spelt as path
  from page_route cross join lateral (
    select translate(path, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') as spelt) one
  where path <> spelt
  order by shop_id, language, spelt, path
) small
where page_route.shop_id = small.shop_id and page_route.language = small.language and page_route.path = small.old
  and not exists (
    select from page_route taken
    where taken.shop_id = small.shop_id and taken.language = small.language and taken.path = small.path);
