import type { Theme } from '../theme.ts';
import { understandTheme } from './understand.ts';

/** A theme that names nobody and nothing but the child it is for, for books whose subject is told by other means. */
export const bareTheme = ({ childRole, heroName }: Pick<Theme, 'childRole' | 'heroName'>): Theme => ({
  ...understandTheme('', null),
  childRole,
  heroName,
});
