import type { DeedThread } from './deed-thread.ts';

/** A younger brother, sister or cousin who was played with, fed or kept safe while a grown-up was busy. */
export const mindedASmallOne: DeedThread = {
  id: 'small-one',
  image: 'a small person with somebody bigger beside it, and a grown-up who got something done',
  cue: /\b(?:(?:look(?:ed|s)? after|minded|watched|kept an eye on|babysat|took care of|entertained|played with|read to|fed|rocked|settled|calmed|sang to|kept)\b[^.!?]{0,40}\b(?:baby|little|younger|toddler|brother|sister|cousin|twins|siblings?)\b(?![^.!?]*\b(?:cried|crying|upset|sad|hurt|fell|poorly|ill|scared|died)\b))/i,
  decides:
    /\b(?:(?:look(?:ed|s)? after|minded|watched|kept an eye on|babysat|took care of|entertained)\b[^.!?]{0,40}\b(?:baby|little|younger|toddler|brother|sister|cousin|twins|siblings?)\b|(?:played with|read to|fed|rocked|sang to|kept|settled)\b[^.!?]{0,40}\b(?:baby|little|younger|toddler|brother|sister|cousin|twins|siblings?)\b[^.!?]{0,40}\b(?:while|so that|so i|so mum|so dad|when i)\b)/i,
  titles: { young: 'Help for a Small One', older: 'Somebody Bigger Beside' },
  text: {
    '4-5': `
      D<small-one> A small one wants a song and a face to look at. {Name} was the face. That is real help. So a grown-up has two hands free for a bit.
      P<small-one> Small ones look up at big ones. To them, {Name} is very big.
      P<small-one> A grown-up can do a whole job in that time.
      Q<small-one> With the small one near, {Name} may have felt ____.
      H<small-one> {helper} can say what got done in that time.
      H<small-one> {helper} can have some time with just {him} after it.
      T<small-one> {he} can show a toy how to be gentle.
      T<small-one> {he} can choose a song for the next time.
      C<small-one> {he} can say, "I am big, and I can help."
      A<small-one> The small one is with the grown-ups again. {Name} was a big help. It was needed, and it was there. Now it is time for big things.
    `,
    '6-7': `
      D<small-one> A small child cannot wait very long. It wants to see something, throw something, and see it again. {Name} took on that job and stayed with it. It takes eyes that do not look away, and a lot of ideas. In that time, a grown-up had two free hands.
      P<small-one> To a small one, somebody of that age is very grand. They copy everything, even the way of sitting.
      P<small-one> A grown-up with free hands is a quick grown-up. A whole job may have got done.
      Q<small-one> While it lasted, {Name} may have felt ____. It may have been proud, or it may have been bored.
      H<small-one> {helper} can tell what got done because of that help.
      H<small-one> {helper} can find some time for just {him}. ~ Big ones like a turn as well.
      T<small-one> {he} can remember which game worked best.
      T<small-one> {he} can call a grown-up whenever it gets too much. ~ That is part of the job.
      C<small-one> {he} can think, "I was the big one, and I helped."
      A<small-one> The toys are on the floor, and the grown-up is back. {Name} helped, and it was needed. The small one may not say thanks for years. It will laugh at the same game tomorrow, and that means it.
    `,
    '8-10': `
      D<small-one> Looking after somebody small is a job with no pauses in it. It means watching with one eye, playing with the other, and knowing at every moment where the stairs are. {Name} did it. There was a grown-up within call, and still the minutes in that room belonged to one person. They are long minutes, and they were a help.
      P<small-one> Small children study the bigger ones more closely than any teacher does. Something was learnt in that time, even if it was only a silly noise.
      P<small-one> Whoever had two hands free for once knows what they owe. A shower in peace is a great luxury in a house with a small child.
      Q<small-one> While it lasted, {Name} might have felt ____. Bored and tender can take turns.
      H<small-one> {helper} can say what the time made possible, in plain words.
      H<small-one> {helper} can see to it that there is some time for just {him} this week.
      T<small-one> {he} can note which game lasted longest. ~ It can be used again.
      T<small-one> {he} can say beforehand how long would be all right. ~ Good helpers have limits.
      C<small-one> {he} can think, "I kept one eye on everything."
      A<small-one> The job went back to a grown-up, with everybody in one piece. {Name} helped, and nobody needs to make a speech about it. The small one has one more person in the house who counts as safe.
    `,
    '11+': `
      D<small-one> Looking after a small child is a job that cannot be done with half a head, although it looks like sitting on a carpet. {Name} did it. It means staying one move ahead of somebody without any sense of danger, and being cheerful about the same game eleven times. It was a real help.
      P<small-one> The small one will not remember that hour. It will remember for good that there was somebody.
      P<small-one> Whoever got the hour for themselves knows precisely what it was worth, and may be too tired to say so properly.
      Q<small-one> While it lasted, {Name} might have felt ____. Fondness and boredom sit quite well side by side.
      H<small-one> {helper} can say thank you for the exact thing, and not take the next time for granted.
      H<small-one> {helper} can ask how it was, including the dull parts.
      T<small-one> {he} can say what would make it easier, such as an end time. ~ That makes it a job and not a favour without edges.
      T<small-one> {he} can keep a short list of what works. ~ Babysitters are paid for such lists.
      C<small-one> {he} can think, "Nobody fell off anything. That was me."
      A<small-one> It was handed back in working order, which is all that can be asked. {Name} helped for a while in a way that let somebody else breathe. It leaves no trace except crumbs, and it mattered all the same.
    `,
  },
};
