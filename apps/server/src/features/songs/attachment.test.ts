import { expect, it } from 'vitest';
import { attachment } from './attachment.ts';

it.each([
  ['Row, Mia, row', `attachment; filename="row-mia-row.mp3"; filename*=UTF-8''Row%2C%20Mia%2C%20row.mp3`],
  ["Zoë's lantern", `attachment; filename="zoe-s-lantern.mp3"; filename*=UTF-8''Zo%C3%AB%27s%20lantern.mp3`],
  ['李雷', `attachment; filename="song.mp3"; filename*=UTF-8''%E6%9D%8E%E9%9B%B7.mp3`],
  ['../a\\b\r\n"c"', `attachment; filename="a-b-c.mp3"; filename*=UTF-8''a%20b%20c.mp3`],
  ['', `attachment; filename="song.mp3"; filename*=UTF-8''song.mp3`],
])('a song called %j is kept under its name', (title, header) => {
  expect(attachment(title, 'mp3')).toBe(header);
});
