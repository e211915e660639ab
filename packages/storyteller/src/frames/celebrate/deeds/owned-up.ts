import type { DeedThread } from './deed-thread.ts';

/** Something that got broken, and the child who went and said so. */
export const ownedUp: DeedThread = {
  id: 'honest',
  image: 'a true word, said by the one who could have kept it back',
  cue: /\b(?:told (?:[\w']+ ){0,3}?the truth\b(?=[^]*\b(?:brok|break|spill|spilt|smash|tore|tear|ripp|scratch|crack|dropp|knocked|vase|window))|told [^.!?]{2,40}?(?:when|that|about how|how|after|straight after) (?:he|she|they)(?: had|['’]d)? (?:\w+ )?(?:broken?|spilt|spilled|knocked|dropped|smashed|cracked|ripped|tore|torn|scratched|ruined|scribbled|damaged|drew on|drawn on)\b|(?:owned up|owning up|admitted|confess\w*|came clean)\b[^.!?]{0,40}\b(?:brok\w*|break\w*|spill\w*|spilt|smash\w*|tore|tear\w*|ripp\w*|scratch\w*|crack\w*|dropp\w*))/i,
  decides: true,
  titles: { young: 'A True Word', older: 'Said by the One Who Knew' },
  text: {
    '4-5': `
      D<honest> When something goes wrong, feet may want to go away. {Name} went and told the truth. It takes only a few words. They are heavy before and light after.
      P<honest> Things go wrong for grown-ups too. They know that it is hard to tell. A true word helps them to put it right.
      Q<honest> On the way to tell it, {Name} may have felt ____.
      H<honest> {helper} can say, "Thank you for the truth."
      H<honest> {helper} can help to put it right.
      T<honest> {he} can help to tidy or to mend.
      T<honest> {he} can draw what went wrong and what came next.
      C<honest> {he} can say, "I told the truth."
      A<honest> It was said, and it is true. {Name} told it, so it is known. What went wrong can be put right now. A true word is a brave thing.
    `,
    '6-7': `
      D<honest> When something goes wrong, there are two ways to go on. {Name} took the one that tells the truth. The other one is to walk off and say nothing. Telling is the shorter way, and the steeper one.
      P<honest> Most things can be mended or bought again. A word that can be trusted cannot be bought. Whoever heard it knows that.
      P<honest> Grown-ups know how it is when something went wrong and nobody knows yet. Many of them once waited too long.
      Q<honest> Just before it was said, {Name} may have felt ____. It may have been in the tummy.
      H<honest> {helper} can say thank you for the truth first. ~ The rest can wait a minute.
      H<honest> {helper} can help to put right what can be put right. ~ Two people mend faster.
      T<honest> {he} can help to clear up or to mend. ~ It is a good way to end it.
      T<honest> {he} can tell at home how it went.
      C<honest> {he} can think, "It was me, and I told it."
      C<honest> {he} can say, "I told the truth, and it is out."
      A<honest> What happened can be put right now, because somebody knows of it. {Name} told the truth, and nobody else was asked about it. That is called being honest. It feels lighter afterwards than before.
    `,
    '8-10': `
      D<honest> After a mishap there is a short time in which nothing has been said, and everything could stay that way. {Name} used it to go and tell the truth. That cannot be ordered, and it cannot be checked. It comes from inside.
      P<honest> Broken things get replaced quite quickly. What stays is that somebody can be taken at their word. Adults notice that more than they mention it.
      P<honest> Others may have wondered why anyone would do that. Some of them will remember it when it is their turn.
      Q<honest> In the minute before, {Name} might have felt ____. Legs tend to slow down.
      H<honest> {helper} can begin with a thank you for the truth. ~ The damage can wait a minute.
      H<honest> {helper} can share what is still to be put right, if that is wanted.
      T<honest> {he} can help to clear up or to replace it. ~ That rounds it off.
      T<honest> {he} can decide who else hears about it.
      C<honest> {he} can think, "It was me, and I was the one who said so."
      A<honest> The thing itself can be mended, or done without. The truth about it was told by the person who knew it best, and no one needed to go looking. {Name} put that right in a few words. It is called honesty, and mostly it looks as ordinary as this.
    `,
    '11+': `
      D<honest> There is an interval after a mishap in which silence would cost nothing and would probably work. {Name} ended it by telling the truth. It is one of the few decisions that nobody else can make or check, since it is taken before anybody knows that there is one. What is said then is usually quite short.
      P<honest> The person who was told will have thought about the damage for a minute, and after that about who came to say so. The second thought lasts longer.
      P<honest> Adults know such intervals from offices and car parks. Not all of them have ended them in the way they would have liked.
      Q<honest> Before the first word, {Name} might have felt ____. It is common to hope that the person is out.
      H<honest> {helper} can say thank you for the truth before mentioning anything else. ~ The order of those two matters.
      H<honest> {helper} can help with what remains to be put right, if help is wanted.
      T<honest> {he} can offer to mend or replace what can be replaced. ~ An offer counts, even if it is declined.
      T<honest> {he} can keep the matter private from here on.
      C<honest> {he} can think, "It was me, and I said so first."
      A<honest> The object will be repaired or forgotten. The truth about it has been told, without a search, by the one person who could have left it unsaid. {Name} put it right in that moment. Being believed the next time is among the consequences, and it is worth more than most objects.
    `,
  },
};
