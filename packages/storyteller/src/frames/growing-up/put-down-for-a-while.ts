import { said, type NamedScene } from '../scene.ts';

const ON_IT = String.raw`(?:(?:on|glued to|stuck to|attached to|addicted to|obsessed with|never off|always on|lives on|hooked on|constantly on) (?:it|(?:his|her|their|the) (?:new |first |own )?(?:phone|mobile|smart ?phone))\b|(?:won['’]?t|can['’]?t|never|doesn['’]?t|not) put (?:it|(?:his|her|their|the) (?:new |first )?(?:phone|mobile)) (?:down|away)|(?:always|constantly|forever) (?:check\w*|look\w* at|scroll\w*))`;

/** A first phone that is never out of a hand: made to be looked at, and put down for a while. */
export const putDownForAWhile: NamedScene = {
  id: 'onitalot',
  image: 'a phone on a shelf by the door, and what goes on in the room meanwhile',
  cue: said(
    String.raw`(?=[^]*\b(?:phone|mobile|smart ?phone|iphone)\b)[^]*?\b${ON_IT}`,
    String.raw`\b(?:at night|midnight|downstairs|overnight|bed(?:time|room)?|sleep\w*|under (?:the|his|her)|my phone|mum['’]s|dad['’]s|swear\w*|rude|stranger\w*|bull\w*|chat|(?:mum|dad|i|we)(?:['’]s|['’]m| is| am| are|['’]re)? (?:always |constantly )?on (?:my|our|his|her|the) phone|screen ?time|you ?tube|tik ?tok|game|gaming|roblox)\b`,
  ),
  decides: said(
    String.raw`(?=[^]*\b(?:first|new|got (?:a|his|her|their)|secondary)\b[^.!?]{0,16}\b(?:phone|mobile|smart ?phone)\b)[^]*?\b${ON_IT}`,
    String.raw`\b(?:at night|midnight|downstairs|overnight|bed(?:time|room)?|sleep\w*|my phone|rude|stranger\w*|bull\w*|mum is|dad is)\b`,
  ),
  answers: /\b(?:all the time|always|constantly|put it down|glued|addicted)\b/i,
  titles: { older: 'The Shelf by the Door' },
  text: {
    '8-10': `
      D<onitalot> A new phone asks for a hand all day. It hums, it lights up, and each time there might be something. {Name} may pick it up without having decided to. That is how it was built: people earn money for every minute that it is looked at. A thing that is made so well is hard to put down. It helps if it has a place of its own to lie in.
      P<onitalot> Grown-ups have the same trouble, and they have had more years to practise. Many of them still look at it on the stairs.
      P<onitalot> To somebody who is telling something, a look at a screen feels like a door that shuts. It is seldom meant so.
      Q<onitalot> When the phone is out of reach, {Name} might feel ____. It may change after ten minutes.
      H<onitalot> {helper} can agree with {him} on times when all the phones in the house lie on one shelf. ~ It is fairer when it is everybody's.
      H<onitalot> {helper} can turn off most of the sounds with {him}. ~ A phone that is quiet asks for less.
      T<onitalot> {he} can leave it on the shelf for one meal, one walk or one hour of {his} own choosing.
      T<onitalot> {he} can ask before picking it up, "What do I want with it?"
      C<onitalot> {he} can think, "It hums. I decide."
      A<onitalot> The phone lay on its shelf and hummed twice at nobody. In the room there was a conversation, or a game, or just a window. Later there were three messages, and they were all still true. A phone is a useful thing, and it is more useful on a shelf than one would think.
    `,
    '11+': `
      D<onitalot> A first phone brings a great deal of freedom, and a team of very clever people who would like as much of it as possible. {Name} may pick it up to see the time and put it down twenty minutes later, without having seen the time. There is no weakness of character in that. Endless feeds and little red numbers were tested on millions of people until they worked. Knowing it does not switch it off, and it does show where to begin. What the hand does by itself can be made slightly harder to do.
      P<onitalot> Adults complain about it with a phone in their own hand. They are in the same experiment, only with worse posture.
      P<onitalot> Part of it is company. At the start of a new school, nobody wants to be the one who saw it last.
      Q<onitalot> After half an hour without it, {Name} might notice ____. Restlessness is common, and so is relief.
      H<onitalot> {helper} can agree on phone-free hours that apply to everyone at home, adults included. ~ A rule for one person only is seldom kept.
      H<onitalot> {helper} can go through the notifications with {him} once, and turn off all that are not from people.
      T<onitalot> {he} can choose one part of the day for it to stay on the shelf, and see what happens to that hour.
      T<onitalot> {he} can move the stickiest app to the last page. ~ Three extra taps are often enough to remember a decision.
      C<onitalot> {he} can think, "Who decided that, me or the phone?"
      A<onitalot> The phone spent an hour on the shelf, and the messages in it kept perfectly well. Something else took place in the meantime, some of it dull and some of it not. Nobody gets this right for good, at any age. It goes on being a matter of deciding, and each time that it was {Name} who decided makes the next one easier.
    `,
  },
};
