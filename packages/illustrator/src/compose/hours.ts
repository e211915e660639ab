import { adjust, mix, type Colour } from '../paint/colour.ts';
import type { Hour } from '../nature/sky.ts';

type Grade = (value: Colour) => Colour;

/** What the hour does to the colours of a place. Settings are authored by daylight. */
export function sceneGrade(hour: Hour, outdoors: boolean): Grade {
  if (hour === 'day') return (value) => value;
  if (hour === 'sunset') return (value) => mix(value, '#f09a68', outdoors ? 0.16 : 0.11);
  return outdoors
    ? (value) => mix(adjust(value, -0.19, 0.78), '#2c3a80', 0.3)
    : (value) => mix(adjust(value, -0.07, 1), '#43357c', 0.17);
}

/** People, animals and things take only a little of the hour, so that a child is known again in every light. */
export function figureGrade(hour: Hour, air: Colour): Grade {
  if (hour === 'day') return (value) => value;
  return hour === 'sunset' ? (value) => mix(value, '#f0a070', 0.035) : (value) => mix(value, air, 0.07);
}
