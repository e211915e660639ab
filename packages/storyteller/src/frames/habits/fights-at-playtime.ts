import { said, type NamedScene } from '../scene.ts';

/** A child who gets into fights at break, again and again. */
export const fightsAtPlaytime: NamedScene = {
  id: 'playfights',
  image: 'a playground with a corner where it starts, and another way across it',
  cue: said(
    String.raw`\b(?:get(?:s|ting)? in(?:to)?|in|starts?|starting|always|keeps? getting into|got in(?:to)?) (?:a |so many |lots of |daily |constant |physical )?(?:fights?|scraps?|fighting|scuffles?|punch[- ]?ups?)\b(?=[^]*\b(?:school|play ?times?|break ?times?|breaks?|lunch ?times?|playground|class\w*|other (?:boys|girls|kids|children)|nursery)\b)|\b(?:fights?|fighting|scraps?) (?:with (?:other|the other|boys|girls|kids|children|classmates|everyone)[^.!?]{0,20})?(?:at|in|during) (?:school|play ?time|break|lunch\w*|the playground|nursery)\b`,
    String.raw`\b(?:brother|sister|sibling|twin|play[- ]?fight\w*|food fight|cat|dog|parents|we fight|pillow|scared of fights|watch\w*|saw|video|game|bull(?:y|ied|ies|ying))\b`,
  ),
  decides: true,
  answers: /\b(?:fights?|fighting|play ?time|school|every day)\b/i,
  titles: { young: 'Another Way Across', older: 'The Corner Where It Starts' },
  text: {
    '4-5': `
      D<playfights> At play time there are lots of feet and hands. Some bump, and some grab. {Name} may think that a bump was meant. Then a hand hits back, and soon it is a fight. Both of them get hurt, and play is over.
      P<playfights> Most bumps are not meant. There are just so many children there.
      Q<playfights> When somebody bumps, {Name} may feel ____.
      H<playfights> {teacher} can be near at the start of play.
      H<playfights> {helper} can play it with two toys, bump and all.
      T<playfights> {he} can ask, "Did you mean that?"
      T<playfights> {he} can go to a grown-up with tight hands.
      C<playfights> {he} can say, "Stop, I do not like that."
      A<playfights> There was a bump, and then a question. It was not meant. Hands went open, and the game went on. After a fight, both can be looked after. Both can say sorry.
    `,
    '6-7': `
      D<playfights> In a playground a hundred hands and feet are busy at once. {Name} may get into a fight there, and more than once. It often goes the same way. First there is a bump or a word, and then there are hands. It is over fast, and play is over too, for both.
      P<playfights> Bumps look as if they were meant. Most of them are an elbow that was in a hurry.
      P<playfights> Grown-ups there see the last bit. They can hear about the first bit when it is calm.
      Q<playfights> When it begins, {Name} may feel ____. It may be in the fists or the face.
      H<playfights> {helper} can draw the playground and ask where it starts. ~ It is often one corner.
      H<playfights> {teacher} can have a job ready for the first ten minutes.
      T<playfights> {he} can walk to the grown-up there at the first hot feeling.
      T<playfights> {he} can play where there is more room.
      C<playfights> {he} can think, "Feet first. My hands come along."
      A<playfights> On the map there is a corner with a cross on it. There is another way round, past the wall. Some days it works, and some days hands are faster. Then two people need a plaster and a sorry. Tomorrow there is play time again.
    `,
    '8-10': `
      D<playfights> Hands seem to start a fight all by themselves, and mostly it is not so sudden. There is a place, a time and often the same few people. {Name} may notice it when the last three are put next to each other. Somebody says something, somebody steps closer, and then hands do what they did last time. It feels like having no choice. The choice was a minute earlier, and it was about where to stand.
      P<playfights> After a few fights people expect one. Others may even start it, to see something. It is unfair, and it can be worn off.
      P<playfights> Adults are usually told who hit first. They are less often told what came before, and they need both.
      Q<playfights> In the minute before, {Name} might notice ____. Most people have one early sign.
      H<playfights> {helper} can make a list of the last three: where, when, who, what was said.
      H<playfights> {teacher} can agree on a place to go that needs no permission. ~ Going there early is not running away.
      T<playfights> {he} can walk off while it is still words. ~ It is the hardest moment and the best one.
      T<playfights> {he} can tell an adult about the one who starts it, before the next time.
      T<playfights> {he} can go and put it right with the one who got hurt.
      C<playfights> {he} can think, "I know this bit. I walk now."
      A<playfights> The list has three lines, and they look alike. That is good to know. The next break goes by on the other side of the playground, a bit dull and quite all right. Hands that stay out of it for a week get a different name. It takes others some time to learn it.
    `,
    '11+': `
      D<playfights> A reputation for quick hands is easy to get and does a lot of the work by itself. {Name} may know how it goes. Somebody makes a remark because it might be interesting, people form a ring, and walking away looks impossible. By the time a hand goes up, most of the decisions have been made by others. It is worth noticing who they were.
      P<playfights> The ring is there for the show. None of those people will be in the office afterwards, or at the hospital if somebody falls badly. A fall on a hard floor can change two lives.
      P<playfights> Teachers who exclude somebody have often argued for that person the week before. They need something to argue with.
      Q<playfights> Before the first shove, {Name} might notice ____. It tends to be the same sign each time.
      H<playfights> {helper} can hear what was said to set it off, without excusing what followed.
      H<playfights> {helper} can ask the school who else is involved, and for a way out that keeps some dignity.
      T<playfights> {he} can say "not worth it" loudly enough for the audience, and keep walking.
      T<playfights> {he} can stay out of the place where it starts for two weeks, and see what happens.
      T<playfights> {he} can settle things with the other person where nobody is watching.
      C<playfights> {he} can think, "They want a show. My hands are not for hire."
      A<playfights> A fight that does not happen leaves no trace, which makes it hard to be proud of. It shows later, in being left alone. Reputations wear off in about a term if nothing is added to them. What went wrong before can be put right, one person at a time, with open hands.
    `,
  },
};
