import { said, type NamedScene } from './scene.ts';

/** Anger about a move that nobody asked this child about. */
export const angryAboutTheMove: NamedScene = {
  id: 'notasked',
  image: 'a decision that was made without somebody, and the ones that are left to make',
  cue: said(
    String.raw`\b(?:ang(?:ry|er)|furious|cross|hates? (?:us|me|it here|the new|our new|this|everyone)|hate us|blames? (?:us|me)|won['’]?t (?:speak|talk) to us|our fault|rude since|refus\w+ to (?:pack|move|unpack|come|leave|go)|(?:won['’]?t|wont|will not) (?:pack|move|leave)|(?:is|['’]s|he['’]?s|she['’]?s|they['’]?re|are) (?:not|n['’]t) (?:coming|moving|going)|(?:is|are)n['’]?t (?:coming|moving|going)|staying (?:here|put|behind)|(?:hid|hides|hidden|hiding|unpack\w*|kicks?|kicked) (?:all )?(?:the|our|his|her|their|my|moving) (?:\w+ )?box\w*|wants? to go (?:back|home)|does ?n['’]?t want to move)\b`,
    String.raw`\b(?:hits?|bites?|divorc\w*|separat\w*|split|dad'?s new|school)\b`,
  ),
  decides:
    /^(?![^]*\b(?:divorc\w*|separat\w*|split up|broke up|moved (?:on|out)|her dad|his dad moved|moved (?:him|her) (?:to|into) (?:a|the|his|her) (?:big|own|new) bed)\b)(?=[^]*\b(?:we|we'?re|since the|our|about the|house) (?:\w+ ){0,2}(?:moved|move|moving)\b)[^]*?\b(?:ang(?:ry|er)|furious|hates? (?:us|me|it here|everyone)|hate us|blames? (?:us|me)|our fault)\b/i,
  titles: { young: 'A Big No and a Small Yes', older: 'Nobody Asked' },
  text: {
    '6-7': `
      D<notasked> Grown-ups decided that the home would move. {Name} was told about it, and that is not the same as being asked. It is fair to be angry about that. The old room, the old friend and the old tree were good. Anger often sits on top of sad. So it shouts, and the sad part is quiet.
      P<notasked> Grown-ups had reasons, such as work or money or space. They may miss the old home as well, and say little about it.
      Q<notasked> When somebody says how nice it is here, {Name} may feel ____.
      H<notasked> {helper} can listen to the whole list of what is bad.
      H<notasked> {helper} can leave {him} some things to decide, such as a colour.
      T<notasked> {he} can draw the old room, with all that was in it.
      T<notasked> {he} can push a big empty box flat, with both feet.
      C<notasked> {he} can say, "I am angry that nobody asked me."
      A<notasked> The flat boxes go out to the bin. On the wall hangs a picture of the old room. In the new home there are some things to choose. {Name} can be angry and hang up a lamp on the same day.
    `,
    '8-10': `
      D<notasked> Somebody decided that the family would move, and {Name} was told. Being told is a long way from being asked. With one decision a home went, and with it a street and the person who lived round the corner. It is reasonable to be angry about that. Anger is also easier to carry than being sad, because a door can be slammed with it.
      P<notasked> Parents may have had reasons that could not wait. They can be right to move and still be sorry for what it costs.
      P<notasked> "You will love it here" is said in hope. To somebody who is angry it sounds as if the old place did not count.
      Q<notasked> When somebody praises the new home, {Name} might feel ____. There may be a second word underneath.
      H<notasked> {helper} can hear the whole complaint, and answer, "Yes, that was a lot to lose."
      H<notasked> {helper} can hand over some real decisions now, with a budget.
      T<notasked> {he} can write down what was lost, as a list, with the small things in it. ~ It shows what the anger is about.
      T<notasked> {he} can fix a day for seeing somebody from before.
      C<notasked> {he} can think, "I was not asked. I am allowed to mind."
      A<notasked> The list is long. A few things on it can be had back, such as a friend on a Saturday or the blue walls. The rest can be missed. A home need not be liked by Friday. The anger will need fewer doors when somebody has read the list to the end.
    `,
    '11+': `
      D<notasked> Moving is presented as something a family does. In fact it is done by the people who sign for it, and {Name} did not sign. A home goes, together with a bus route, a reputation and several years of knowing where to stand. To be angry with everyone after that is not a phase. It is an accurate response to having been left out of a decision. Underneath, as a rule, sits something quieter, which cannot slam a door.
      P<notasked> The people who decided are probably feeling guilty, and guilty people advertise. Hence the remarks about the light in the kitchen.
      P<notasked> The loudest sentences in such weeks usually mean "nobody asked me". Some parents can hear that. Most need it translated.
      Q<notasked> When the new place is praised at supper, {Name} might notice ____.
      H<notasked> {helper} can say "we should have asked you", without a "but" after it.
      H<notasked> {helper} can hand over decisions that matter, from now on and in writing.
      T<notasked> {he} can say what was lost, in one go, to somebody who agrees not to answer for five minutes.
      T<notasked> {he} can settle one fixed thing with the old place, such as a monthly weekend.
      C<notasked> {he} can think, "I was not asked. I can still be heard."
      A<notasked> The home is the same as yesterday, down to the boxes. What has changed is that somebody listened for five minutes and did not mention the garden. Anger that has been understood tends to move out of the voice first. Nobody needs to like the place. It is enough, for now, to have been heard.
    `,
  },
};
