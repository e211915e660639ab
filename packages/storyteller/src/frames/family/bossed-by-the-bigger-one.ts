import { said, type NamedScene } from '../scene.ts';

/** A brother or sister decides everything: who says what comes next, and how one says no. */
export const bossedByTheBiggerOne: NamedScene = {
  id: 'bossedabout',
  image: 'a captain’s chair at home that only one sits on',
  cue: said(
    String.raw`\b(?:brother|sister|twin|sibling|cousin)s? (?:\w+ )?(?:(?:boss(?:es|ing)|orders?) (?:him|her|them) (?:about|around)|(?:is|are) (?:so |very |really )?bossy\b|tells? (?:him|her|them) what to do)|\b(?:bossed|ordered) (?:about|around) by (?:his|her|their) (?:\w+ )?(?:brother|sister|twin)`,
    String.raw`\b(?:baby|school|hits?|hurts?)\b`,
  ),
  decides: true,
  answers: /\b(?:boss\w*|orders?|tells?)\b/i,
  titles: { young: 'Two Captains', older: 'One Chair, Two Captains' },
  text: {
    '4-5': `
      D<bossedabout> One says what to do, and the other does it. {Name} may be the other. That can end in a row. "You sit here! You be the dog!" {Name} has ideas too, and both may have a say.
      P<bossedabout> Bigger ones like to be the boss. They may not see that it is no fun for two.
      Q<bossedabout> When {Name} is told what to do, {he} may feel ____.
      H<bossedabout> {helper} can set a timer, so that the boss changes.
      H<bossedabout> {helper} can help {Name} to say it.
      T<bossedabout> {he} can say, "No, thanks. My idea is next."
      T<bossedabout> {he} can go and play something alone.
      C<bossedabout> {he} can say, "Your turn, and then my turn."
      A<bossedabout> The timer went ping, and the captain got up. Now the dog is a dragon, and that was {Name}'s idea. Both had a turn. There was less of a row, and more of a game.
    `,
    '6-7': `
      D<bossedabout> Somebody bigger at home likes to say how things go. {Name} may be told where to sit and who to be. At first both have fun. Then it gets too much, and there is a row. Being younger does not mean having no say. Both can have ideas.
      P<bossedabout> Bigger ones get told a lot of things themselves. They may pass it on down.
      P<bossedabout> Rules about safety come from grown-ups. A brother or a sister need not make them.
      Q<bossedabout> When {Name} gets an order, {he} may feel ____.
      H<bossedabout> {helper} can make it clear who decides what at home.
      H<bossedabout> {helper} can hear {Name} without the bigger one there.
      T<bossedabout> {he} can say in a calm voice, "Ask me, please."
      T<bossedabout> {he} can say, "One of yours, one of mine."
      T<bossedabout> {he} can leave the game when nobody listens.
      C<bossedabout> {he} can think, "I may have a say."
      A<bossedabout> A captain's chair is more fun when it goes round. Today each sat on it for ten minutes. One had pirates, and one had a bakery on the ship. Both were good, and the row stayed away.
    `,
    '8-10': `
      D<bossedabout> Older brothers and sisters sometimes behave as if they had been made deputy parents, and then there is a row. {Name} may be told what to watch, what to wear and how to do it properly. Some of it is meant well, and a good part is simply habit. Giving in is tiring, and exploding does not help. Both leave things as they are.
      P<bossedabout> The eldest were often told to be sensible and to look after somebody. Nobody told them when to stop.
      P<bossedabout> The younger ones are not in the wrong for wanting a vote. Everyone in a family gets one at some point.
      Q<bossedabout> At the next order, {Name} might feel ____.
      H<bossedabout> {helper} can say plainly that giving orders is for the adults.
      H<bossedabout> {helper} can ask both of them what would be fair, and write it down.
      T<bossedabout> {he} can say, "You can ask me, and I can say no."
      T<bossedabout> {he} can suggest turns for whatever starts most of the rows.
      T<bossedabout> {he} can fetch an adult if it turns into threats. ~ That is no telling tales.
      C<bossedabout> {he} can think, "Older is not the same as in charge."
      A<bossedabout> There is peace in a house in which two people ask each other. It takes some practice, chiefly for the one who is used to orders. {Name} said no once, politely, and nothing fell down. By and by both will be grown up, and a couple of years will make no difference at all.
    `,
  },
};
