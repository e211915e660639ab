import { openHouse } from '../e2e/house.ts';
import { percentile, type Figure } from './figures.ts';
import { askForStory, heard, readStory } from './parent.ts';

const STORIES = 8;

/** What a parent waits for, on the real server, one story after another: text, cover, narration. */
export async function measureStory(): Promise<readonly Figure[]> {
  const house = await openHouse();
  try {
    const text: number[] = [];
    const cover: number[] = [];
    const narration: number[] = [];
    const speed: number[] = [];
    let words = 0;
    await heard(house.address, await askForStory(house.address));
    for (let round = 0; round < STORIES; round += 1) {
      const start = performance.now();
      const id = await askForStory(house.address);
      text.push(performance.now() - start);
      const { imageUrl, audit } = await readStory(house.address, id);
      words = audit.reading.words;
      await (await fetch(`${house.address}${imageUrl}`)).arrayBuffer();
      cover.push(performance.now() - start);
      await heard(house.address, id);
      narration.push(performance.now() - start);
      const manifest = (await (await fetch(`${house.address}/api/stories/${id}/narration`)).json()) as {
        seconds: number;
      };
      speed.push((performance.now() - start) / 1000 / manifest.seconds);
    }
    return [
      { name: 'words in the story measured', value: words, unit: 'words' },
      { name: 'asked until the text is saved, p50', value: percentile(text, 0.5), unit: 'ms', bar: { atMost: 100 } },
      { name: 'asked until the text is saved, worst', value: Math.max(...text), unit: 'ms' },
      { name: 'asked until the cover is there, p50', value: percentile(cover, 0.5), unit: 'ms', bar: { atMost: 1000 } },
      { name: 'asked until the cover is there, worst', value: Math.max(...cover), unit: 'ms' },
      {
        name: 'asked until it can be heard, p50',
        value: percentile(narration, 0.5),
        unit: 'ms',
        bar: { atMost: 5000 },
      },
      { name: 'asked until it can be heard, worst', value: Math.max(...narration), unit: 'ms' },
      {
        name: 'narration, seconds of work per second of sound',
        value: percentile(speed, 0.5),
        unit: '',
        bar: { atMost: 0.15 },
      },
    ];
  } finally {
    await house.close();
  }
}
