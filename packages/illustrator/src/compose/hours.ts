import { adjust, mix, type Colour } from '../paint/colour.ts';
import type { Hour } from '../nature/sky.ts';

type Grade = (value: Colour) => Colour;

/** What the hour does to the colours of a place. Settings are authored by daylight. */
export function sceneGrade(hour: Hour, outdoors: boolean): Grade {
  if (hour === 'day') return (value) => value;
  if (hour === 'sunset')
    return (value) => mix(adjust(value, outdoors ? -0.04 : -0.085), '#d8707c', outdoors ? 0.19 : 0.17);
  return outdoors
    ? (value) => mix(adjust(value, -0.22, 0.8), '#2a367c', 0.31)
    : (value) => mix(adjust(value, -0.09, 1), '#43357c', 0.18);
}

/** People, animals and things take only a little of the hour, so that a child is known again in every light. */
export function figureGrade(hour: Hour, air: Colour): Grade {
  if (hour === 'day') return (value) => value;
  return hour === 'sunset' ? (value) => mix(value, '#f0a070', 0.03) : (value) => mix(value, air, 0.05);
}
