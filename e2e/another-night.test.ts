import { expect, it } from 'vitest';
import { bookOf, madeBook } from './book.ts';
import { journeys } from './journey.ts';

const journey = journeys();

it('the same friends come back in another book, and one night leads to the other', async () => {
  const { page, house } = journey;
  const first = await madeBook(house);
  await page.goto(`/illustrated-story/${first.id}`);
  await page.getByRole('region', { name: 'To talk about' }).waitFor();
  await expect.poll(() => page.getByRole('region', { name: 'To talk about' }).getByRole('listitem').count()).toBe(3);
  await page.getByRole('button', { name: 'Another night with them' }).click();
  await page.getByRole('dialog').getByLabel('What happens this time?').fill('They go to the moon');
  await page.getByRole('dialog').getByRole('button', { name: 'Tell it' }).click();
  await page.waitForURL((url) => url.pathname.startsWith('/illustrated-story/') && !url.pathname.endsWith(first.id));

  const second = await bookOf(house, new URL(page.url()).pathname.split('/').at(-1) ?? '');
  const lookOf = (book: typeof first, id: string) => book.cast.find((each) => each.character.id === id);
  expect(second.theme).toBe('They go to the moon');
  expect(second.childName).toBe(first.childName);
  expect(lookOf(second, 'hero')).toEqual(lookOf(first, 'hero'));
  expect(lookOf(second, 'child')).toEqual(lookOf(first, 'child'));
  expect(second.scenes.map((scene) => scene.text).join(' ')).toContain(lookOf(first, 'hero')?.character.name);

  const nights = page.getByRole('navigation', { name: 'Nights with these friends' });
  await nights.getByText(`Night 2: ${second.title}`).waitFor();
  await nights.getByRole('link', { name: `Night 1: ${first.title}` }).click();
  await page.waitForURL(`**/illustrated-story/${first.id}`);
  await nights.getByRole('link', { name: `Night 2: ${second.title}` }).waitFor();
});

it('a book that is not quite what was meant is told another way, and stays itself', async () => {
  const { page, house } = journey;
  const first = await madeBook(house);
  await page.goto(`/illustrated-story/${first.id}`);
  await page.getByRole('button', { name: 'Tell it another way' }).click();
  await page.waitForURL((url) => url.pathname.startsWith('/illustrated-story/') && !url.pathname.endsWith(first.id));
  const second = await bookOf(house, new URL(page.url()).pathname.split('/').at(-1) ?? '');
  await page.getByRole('heading', { name: second.title, level: 1 }).waitFor();
  expect(second.theme).toBe(first.theme);
  expect(second.title).not.toBe(first.title);
  const textOf = (book: typeof first) => book.scenes.map((scene) => scene.text);
  expect(textOf(second).filter((text) => textOf(first).includes(text))).toEqual([]);
  expect(textOf(second).join(' ')).toMatch(/dragon.*butterfl|butterfl.*dragon/is);
  expect((await bookOf(house, first.id)).title).toBe(first.title);
});

it('a brother or sister who is chosen is in the book, looking as kept', async () => {
  const { page, house } = journey;
  for (const [nickname, hairColour] of [
    ['Ada', 'black'],
    ['Leo', 'red'],
  ]) {
    const added = await page.request.post('/api/children', {
      data: {
        nickname,
        ageBand: '4-5',
        birthMonth: null,
        gender: null,
        looks: { hairColour },
        interests: '',
        helps: '',
        nameSaid: null,
      },
    });
    expect(added.status()).toBe(201);
  }
  await page.goto('/illustrated-story');
  await page.getByRole('radio', { name: 'Ada' }).check();
  await page
    .getByRole('group', { name: /Who else is in it/ })
    .getByLabel('Leo')
    .check();
  await page.getByLabel('Story Theme').fill('A lost umbrella');
  await page.getByRole('button', { name: 'Generate Illustrated Story' }).click();
  await page.waitForURL(/\/illustrated-story\/\w+/);
  const book = await bookOf(house, new URL(page.url()).pathname.split('/').at(-1) ?? '');
  const leo = book.cast.find((each) => each.character.name === 'Leo');
  expect(leo?.person?.looks.hairColour).toBe('red');
  expect(book.scenes.filter((scene) => scene.text.includes('Leo')).length).toBeGreaterThanOrEqual(2);
});
