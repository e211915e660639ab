import { SONG_STYLES, type SongStyle } from '@storylantern/contract';
import { castSheet, drawPage } from '@storylantern/illustrator';
import { understandTheme } from '@storylantern/storyteller';
import { expect, it } from 'vitest';
import { songScene } from './song-scene.ts';

const shown = (theme: string, style: SongStyle = 'fun', sung = theme) =>
  songScene({ theme, style, childName: 'Mia', age: 5, details: null }, understandTheme(theme, 'Mia'), sung);

it('shows the child with whoever the song is about, where it plays', () => {
  const { cast, scene } = shown('our guinea pig goes to space', 'adventure');
  expect(cast.map((each) => each.name)).toEqual(['Mia', 'the guinea pig']);
  expect(cast[1]).toMatchObject({ is: 'animal', animal: 'guinea-pig' });
  expect(scene).toMatchObject({ setting: 'space', things: [] });
  expect(scene.actors.map((actor) => actor.who)).toEqual(['child', 'other']);
});

it('shows nobody the song does not sing of', () => {
  const { cast } = shown('our guinea pig goes to space', 'fun', 'A song about nothing at all');
  expect(cast.map((each) => each.name)).toEqual(['Mia']);
});

it('draws a small dragon small', () => {
  const size = (theme: string) => shown(theme).cast.flatMap((each) => ('size' in each ? [each.size] : []))[0];
  expect(size('a small dragon')).toBe('small');
  expect(size('a dragon')).not.toBe('small');
});

it('never dances to what is sad', () => {
  for (const style of SONG_STYLES) {
    const { scene } = shown('grandpa died', style);
    expect(scene).toMatchObject({ setting: 'bedroom', time: 'night' });
    expect(scene.actors).toEqual([{ who: 'child', pose: 'hug', feeling: 'calm', holds: 'teddy' }]);
  }
});

it('is a picture that can be drawn, whatever the theme', () => {
  const themes = ['the moon', 'a whale at the swimming pool', 'a fire engine', 'x'.repeat(200), '🐉', 'the dentist'];
  for (const theme of themes) {
    for (const style of SONG_STYLES) {
      const { cast, scene } = shown(theme, style);
      const drawn = drawPage({ scene, cast: castSheet(cast, { seed: 1 }), style: "children's book", seed: 1 });
      expect(drawn.description).toContain('Mia');
    }
  }
});
