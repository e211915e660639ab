import type { Role } from '../../frame.ts';
import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';
import { WHO_TEASES } from './who-teases.ts';

const GO_BACK = String.raw`\b(?:go(?:es|ing)? (?:back|home) to (?:(?:his|her|their|your|my) (?:own )?(?:country|countries|homeland|land|continent|jungle)\b|where (?:he|she|they|you|we)\b|(?:pakistan|india|africa|china|poland|romania)\b)|(?:his|her|their|your) own country|does ?n'?t belong (?:here|in this country)|not (?:really )?(?:british|english|scottish|welsh|irish|american|from here))`;

/** Where a child is at home: the town it was born in, where the parent says so. */
const AT_HOME: Role = {
  fallback: { text: 'at home here' },
  cues: [{ match: /\bborn (?:and (?:bred|raised) )?in (?!the\b|a\b|\d)(\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)/u, phrase: { text: 'from $' } }],
}; // prettier-ignore

/** "Go back to your own country", and who is at home where. */
export const ownCountry: NamedScene = {
  id: 'country',
  image: 'a peg, a library card and a street that somebody knows by heart',
  cue: said(GO_BACK),
  decides: true,
  titles: { young: 'At Home Here', older: 'Belonging Is a Fact' },
  roles: { home: AT_HOME, teaser: WHO_TEASES, teacher: TEACHER },
  text: {
    '6-7': `
      D<country> {teaser} told {Name} something untrue about where {he belongs}. That is wrong, and it is unfair. {Name is} {home}. The peg at school and the way to the park say so, too. Nobody can see from a skin, a name or a language where somebody belongs. People belong where they live and are loved.
      P<country> Children who say such things heard them somewhere. Often it was from somebody big. It stays wrong, whoever says it.
      Q<country> When {Name} thinks of it, there may be a feeling of ____.
      H<country> {teacher} can speak with the one who said it, today.
      H<country> {helper} can listen to all of it, and tell the school.
      T<country> {he} can tell a grown-up the words. ~ Words like that are for grown-ups to deal with.
      T<country> {he} can say, "I live here," and go to a friend.
      C<country> {he} can think, "I belong here."
      A<country> The coat of {Name} hangs on its peg, with a name over it. Tomorrow it hangs there again. What was said was not fair and not true. Somebody who knows every crack in the path belongs here.
    `,
    '8-10': `
      D<country> "Go back to your own country" is said as if it was about a map. {Name} has had it said to {him}, and it is wrong from beginning to end. {Name is} {home}. People are from where they live, learn and queue for ice cream, and some are from another place besides. The sentence picks out skin, a name or a language and pretends that it decides who belongs. That is racism.
      P<country> Whoever said it had heard it first, from a table, a screen or a crowd. It explains where it came from. It makes it no less wrong.
      P<country> Those who stood near may have gone quiet because they did not know what to say. One of them may still come and say it.
      Q<country> When the words come back, {Name} might feel ____. Angry is a fair answer, and so is sad.
      H<country> {teacher} can deal with it on the same day, call it racism and write it down. ~ Schools are meant to.
      H<country> {helper} can hear every word of it, and go to the school together with {him}.
      T<country> {he} can tell an adult the exact words, and who heard them.
      T<country> {he} can say, "I am at home here," or say nothing and walk over to friends. ~ No answer is owed.
      C<country> {he} can think, "I belong here. That is a fact."
      A<country> There is a library card with a name on it, and a street that {Name} could draw from memory. Things like that do not stop being true because of a shout. What was said was unfair, and it is for other people to put right. Belonging is not handed out by whoever is loudest.
    `,
    '11+': `
      D<country> "Go back to where you came from" is not a remark about geography. {Name is} {home}, and whoever says such a thing seldom cares to know. It takes skin, a name, a scarf or an accent, and treats a whole person as a visitor whose stay could be ended. There is a word for that, which is racism, and in many countries there is a law about it as well. Being shaken by it is not being sensitive. It is meant to shake.
      P<country> Those who say it are usually repeating something. It has been said for centuries to one group after another, and each of those groups is by now thoroughly at home.
      P<country> People who heard it and did nothing may be sorry later. Some can be asked to say what they saw.
      Q<country> Some hours afterwards, {Name} might notice ____. It may be anger first and tiredness later.
      H<country> {teacher} can record it as a racist incident, which the school is expected to do.
      H<country> {helper} can help to report it wherever it happened, in a school, a shop or a chat.
      T<country> {he} can write down the words, the place and the time while they are fresh. ~ A record does part of the work.
      T<country> {he} can decide not to answer. ~ A person who belongs somewhere owes nobody proof of it.
      C<country> {he} can think, "It was said about me. It is not true of me."
      A<country> Being at home is made of small things: a shortcut, a bus driver who nods, a favourite seat in the library. {Name} has a long list of those, and nobody can shout them away. What was said was wrong, and there are people whose job it is to answer it. The list gets longer by itself.
    `,
  },
};
