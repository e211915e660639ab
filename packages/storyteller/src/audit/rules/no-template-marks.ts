import { excerpt, OWN, type StoryRule } from '../rule.ts';

const MARK = /[{}[\]|~<>]|\bundefined\b|\bnull\b|\bNaN\b|\[object|\$\{|%s|<\/?\w+>|\*\*|^#/m;

export const noTemplateMarks: StoryRule = {
  id: 'template',
  title: 'No unfinished piece of a pattern is left in it',
  hard: true,
  basis: OWN,
  inStory: (story) => {
    const text = `${story.title}\n${story.masked}`;
    const found = MARK.exec(text);
    return found && excerpt(text, found.index, found[0].length);
  },
};
