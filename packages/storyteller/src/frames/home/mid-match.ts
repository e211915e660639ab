import { said, type NamedScene } from '../scene.ts';

/** A match on a screen that cannot be stopped in the middle. */
export const midMatch: NamedScene = {
  id: 'midmatch',
  image: 'a match that has no pause, and the clock before it begins',
  cue: said(
    String.raw`\b(?:(?:can'?t|cannot|can not|couldn'?t|not able to|no way to) (?:just )?(?:save|pause|stop(?! (?:playing|gaming|going|watching|using|scrolling|when|himself|herself|themsel))|leave|quit)|(?:middle|end) of (?:a|the|his|her) (?:game|match|round|battle|level)|mid[- ]?(?:game|match|round)|(?:finish|finishing) (?:the|his|her|a|this) (?:game|match|round|level)|one more (?:game|match|round)|lets? (?:his|her|their) (?:team|friends|mates) down|online (?:match|game)s?|lose (?:his|her|their) (?:progress|rank))\b`,
    String.raw`\b(?:football match|board game|chess|cards)\b`,
  ),
  decides:
    /\b(?:fortnite|roblox|fifa|rocket league|call of duty|xbox|playstation|ps5|minecraft|online|gaming)\b[^]*\b(?:middle of (?:a|the) (?:game|match|round)|(?:can'?t|cannot) (?:save|pause)|one more (?:game|round|match))\b/i,
  inNotes: true,
  titles: { older: 'Before Pressing Start' },
  text: {
    '6-7': `
      D<midmatch> Some games on a screen wait when somebody goes away. Others do not. {Name} may play one of those, with other people in it. Whoever leaves in the middle leaves the others alone. So "just a minute" can be true, and so can "come now".
      P<midmatch> Grown-ups see the clock and not the match. To them each one looks like the one before.
      Q<midmatch> When the call comes in the middle, {Name} may feel ____. It may be in the hands or in the voice.
      H<midmatch> {helper} can ask before a game starts, "How long is it?" ~ Then nobody calls in the middle.
      H<midmatch> {helper} can come and look for a minute. ~ It is easier to wait for what one has seen.
      T<midmatch> {he} can look at the clock before pressing start.
      T<midmatch> {he} can tell the others, "This is my last one."
      C<midmatch> {he} can think, "Does it fit? If not, I stop before it."
      A<midmatch> The game came to its end, and the screen went dark after that. Nobody was left alone in the middle. The next one started without {Name}, and there were enough others. Dinner was still warm.
    `,
    '8-10': `
      D<midmatch> A match against other people cannot be put down like a book. It has no pause, and whoever leaves in the middle of the game leaves a team with one too few. So {Name} may have a real reason for "not now". The difficulty is that the next match begins the moment this one ends. From the kitchen the two sound exactly alike.
      P<midmatch> Parents who grew up with games that could be paused may not know this. What they hear is "two minutes" for the third time.
      Q<midmatch> When the call comes in the middle of a match, {Name} might feel ____. It comes fast, like the game.
      H<midmatch> {helper} can ask how long a match is before it starts. ~ One of twenty minutes needs to begin twenty minutes before dinner.
      H<midmatch> {helper} can watch one to the end, to see what an end looks like.
      T<midmatch> {he} can check the clock before pressing start, and leave a match that does not fit.
      T<midmatch> {he} can tell the team "last one for me" at the beginning. ~ Then they can plan.
      C<midmatch> {he} can think, "Does this one fit? If not, that was the last."
      A<midmatch> The match ended, and then the screen went dark, in that order. Nobody's team was left short, and nobody called four times. Somewhere the next round began with other people in it. Games like that have no last page, so it helps to bring one's own.
    `,
    '11+': `
      D<midmatch> Online matches have a structure that is hard to explain in a kitchen. There is no pause, leaving early costs the team, and some games take points away for it. So when {Name is} called away in the middle of a game, the choice is between two sets of people who are both waiting. What makes it worse is the design of the thing, since a new match is offered within seconds of the old one. The only moment with any freedom in it is the one before pressing start.
      P<midmatch> Someone in the kitchen hears "last game" and has no way of knowing which one is meant. They may have heard it before, and they are going by experience.
      Q<midmatch> When the call comes halfway through, {Name} might notice ____. It tends to reach the voice before it reaches the mind.
      H<midmatch> {helper} can agree on a time by which the last match has started. ~ It is easier to keep than an end.
      H<midmatch> {helper} can ask how long a typical match takes and write it on the calendar of the fridge.
      T<midmatch> {he} can look at the clock at the only useful moment, which is in the lobby.
      T<midmatch> {he} can say "last one" to the team at the start and mean it.
      C<midmatch> {he} can think, "The decision is in the lobby, not in the match."
      A<midmatch> The result came up, the lobby opened, and this time nobody pressed anything. The team said goodbye, and the screen went off without anybody being dragged from it. It is a small skill, and the design does nothing to teach it. Dinner was on the table, and for once so was everybody.
    `,
  },
};
