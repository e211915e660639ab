import type { DeedThread } from './deed-thread.ts';

/** Anger that did not reach the hands: a breath, a step away, a stop, and nobody was hurt. */
export const handsKept: DeedThread = {
  id: 'hands-kept',
  image: 'hot hands that got another job, and cooled down',
  cue: /^(?![^]*\b(?:bee|wasp|exam|test|nail|scab)\b)[^]*?\b(?:instead of (?:hitting|hurting|kicking|biting|pushing|shoving|throwing|punching|lashing out|scratching|slapping|shouting|yelling|screaming)|(?:walk(?:ed|s)|stepp?ed|went|moved|turned) away (?:from|when|instead|and|to)\b|walked away\b|(?:stayed|kept) calm when (?:his|her|their|an?|the|another|some\w*)\b[^.!?]{0,40}\b(?:broke|wrecked|took|pushed|hit|knocked|ruined|snatched|grabbed|poked|annoyed|shouted|said|destroyed)|(?:did(?:n't| not)) (?:hit|kick|push|bite|shove|punch|lash out|hit back|push back|kick back)\b|(?:took|did|used|doing|taking) (?:\w+ )?(?:(?:deep|big|slow|dragon|belly|bubble|balloon|calm|lion|bunny|snake|flower|rainbow|hot chocolate|finger|star) )+breath\w*|counted to (?:\d+|three|five|ten|twenty)\b[^.!?]{0,30}\b(?:when|instead|angry|cross|calm)|(?:angry|cross|furious|mad)\b[^.!?]{0,40}\bcounted to)/i,
  decides:
    /^(?![^]*\b(?:jab|injection|needle|dentist|blood|haircut|doctor|dark|dog|firework\w*)\b)[^]*?\b(?:instead of (?:hitting|hurting|kicking|biting|pushing|shoving|throwing|punching|lashing out|scratching|slapping)\b|walked away (?:from|when|instead)\b|(?:did(?:n't| not)) (?:hit|kick|push|bite|shove|punch) back\b)/i,
  titles: { young: 'Hands With Another Job', older: 'The Second in Between' },
  text: {
    '2-3': `
      D<hands-kept> A hot feeling came. Grr! {Name} took time with it. Puff, puff, puff. It got small, and then it was calm.
      D<hands-kept> It was a big feeling. Grr, so hot! {Name} gave {his} hands a rest. Now they are calm.
      P<hands-kept> Big people get cross too. Puff, they go.
      P<hands-kept> The others are safe. That is good for all.
      Q<hands-kept> With hot hands, {Name} may feel ____.
      H<hands-kept> {helper} can say, "Safe hands!"
      H<hands-kept> {helper} can puff along.
      T<hands-kept> {he} can show a teddy the puff.
      T<hands-kept> {he} can press {his} hands on {his} knees.
      C<hands-kept> {he} can say, "Puff, hands. Puff, puff."
      C<hands-kept> {he} can say, "Hands, stay here."
      A<hands-kept> Puff, puff, and it is calm. {Name} has safe hands. They can play now. Clap, hands!
      A<hands-kept> It was hot, and now it is calm. {his} hands can rest. Nobody got an ow. Night-night, grr.
    `,
    '4-5': `
      D<hands-kept> When somebody is cross, hands get hot. They want to do something at once. {Name} had that feeling and gave {his} hands another job. A breath, a step or a stop is a good one. The feeling went down again, and nobody was hurt.
      D<hands-kept> A cross feeling runs into the arms. It wants to push or to throw. {Name} noticed it on the way and stopped it there. That is very quick work. Then the feeling had nowhere to go, and it got calm.
      P<hands-kept> The others stayed safe. Somebody who is safe can hear what is wrong.
      P<hands-kept> Grown-ups get cross too. Some of them breathe out like a horse.
      Q<hands-kept> While it was hot inside, {Name} may have felt ____.
      H<hands-kept> {helper} can say what was seen: safe hands.
      H<hands-kept> {helper} can help with what went wrong. ~ It may still need mending.
      T<hands-kept> {he} can show a teddy how it was done.
      T<hands-kept> {he} can press {his} hands together and count to five.
      C<hands-kept> {he} can say, "Hands, here is another job."
      C<hands-kept> {he} can think, "Cross is fine, and hands are safe."
      A<hands-kept> The hands are cool again, and nobody is hurt. The feeling was big, and then it got small. Now it is calm. What went wrong can be talked about.
      A<hands-kept> It is fine to be cross. {Name} was, and {his} hands stayed safe. The feeling has gone off like steam. Now it is quiet, and somebody may be hungry.
    `,
    '6-7': `
      D<hands-kept> When something is unfair, a body gets ready for a fight. The face gets hot, and the hands close by themselves. {Name} felt that, and did something else. It takes a minute or two until such a feeling goes down. It got that minute, and nobody was hurt.
      D<hands-kept> Between a cross feeling and a pair of hands there is a tiny gap. It is so short that most people miss it. {Name} found it in time. A breath fits in there, or a step, or a look at the floor. After that it gets calm, bit by bit.
      P<hands-kept> A fight gets seen by everyone. One that did not happen gets missed, and this time it was seen.
      P<hands-kept> Whoever was close by stayed safe. They may not even know how close it was.
      Q<hands-kept> With hot hands, {Name} may have felt ____. There may be a word for what was unfair, too.
      H<hands-kept> {helper} can hear what happened, from the start. ~ What was unfair still counts.
      H<hands-kept> {helper} can say what the hands did instead.
      T<hands-kept> {he} can try it out when all is calm. ~ Then a body knows the way.
      T<hands-kept> {he} can tell what came first: a hot face or hot hands.
      C<hands-kept> {he} can think, "My hands wait, and I decide."
      C<hands-kept> {he} can say, "I am cross, and my hands are mine."
      A<hands-kept> The hot feeling has gone down, as such feelings do. Nobody needs a plaster. {Name} is calm, and {his} hands can go back to other things. What was unfair can be told to somebody now.
      A<hands-kept> A feeling like that is strong for about as long as a song. It is over now, and it is quiet. {Name} found the gap and used it. It is there for the next time too.
    `,
    '8-10': `
      D<hands-kept> Anger is quicker than thinking. The hands are fists before the head has finished its first sentence. {Name} got in between, which is about the hardest second there is, and did something else. Afterwards the heart goes on racing for a while, although nothing has happened. That feeling wears off in a few minutes when nobody feeds it.
      D<hands-kept> People say "just walk away" or "just breathe", as if it were easy. It means turning round in the middle of a feeling that is pulling hard in the other direction. {Name} did it. The feeling came along, of course, and it got smaller on the way until it was calm.
      P<hands-kept> Nobody claps for a thing that did not happen. Those who stood near know that it might have.
      P<hands-kept> Adults who slam doors know how hard it is. They may be a little envious.
      Q<hands-kept> In that second, {Name} might have felt ____. It may have been more in the hands than in the head.
      H<hands-kept> {helper} can listen to what went wrong, all of it, without a "but".
      H<hands-kept> {helper} can say what was done instead, once and plainly.
      T<hands-kept> {he} can work out what gave the warning, such as heat or a tight jaw. ~ It can be spotted sooner next time.
      T<hands-kept> {he} can use the same way out again, and see if it still works.
      C<hands-kept> {he} can think, "The anger was real, and so was the choice."
      C<hands-kept> {he} can think, "One second, and I had it."
      A<hands-kept> What started it may still need sorting out, and that is easier with a calm heart. {Name} kept {his} hands out of it. The feeling has used itself up. It was one second that hardly anyone saw, and a whole afternoon went differently because of it.
      A<hands-kept> Nobody was hurt, so nobody needs to be asked about it in an office. It is quiet again. {Name} may still be angry about what happened, and there are words for that. Words can wait until the hands have cooled.
    `,
  },
};
