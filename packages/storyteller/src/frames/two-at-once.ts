import { said, type NamedScene } from './scene.ts';

/** Twins are on the way. */
export const twoAtOnce: NamedScene = {
  id: 'twoatonce',
  image: 'two small beds, and two hands to hold',
  cue: said(
    String.raw`\b(?:having|expecting|pregnant with|going to have|will have|have) (?:\w+ )?(?:twins|triplets|two babies)\b|\btwins? (?:on the way|due|coming|are coming|will be born|in (?:the|my) tummy)\b|\b(?:two|2) (?:new )?babies (?:coming|on the way|due)`,
    String.raw`\b(?:born|came home|arrived|months? old|weeks? old|cry|cries|died|lost|(?:have|no|any|enough) time)\b`,
  ),
  decides: true,
  answers: /\b(?:no idea|coming|twins|two|worr\w*)\b/i,
  titles: { young: 'One Baby, Two Babies', older: 'Two at Once' },
  text: {
    '2-3': `
      D<twoatonce> A baby is in the tummy. No, two! {Name} can say hello to two babies.
      P<twoatonce> Babies cry and drink and sleep.
      Q<twoatonce> With two babies, {Name} may feel ____.
      H<twoatonce> {helper} can show two small beds.
      T<twoatonce> {he} can pat the tummy.
      C<twoatonce> {he} can say, "One, two, and me."
      A<twoatonce> Here is a baby. Here is one more. Here is {Name}. There are hugs for three.
    `,
    '4-5': `
      D<twoatonce> A baby grows in the tummy, and then there is one more. {Name} can hear the word for it, twins. Both will be very small, and {Name} is the big one. Two babies drink a lot, sleep a lot and cry a lot.
      P<twoatonce> Grown-ups have two arms, and that gets full. They may be tired. The love for {Name} is as big as before.
      Q<twoatonce> Thinking of two babies, {Name} may feel ____.
      H<twoatonce> {helper} can plan a time each day for {Name} alone.
      H<twoatonce> {helper} can say who comes to help.
      T<twoatonce> {he} can talk to both of them in the tummy.
      T<twoatonce> {he} can ask for a lap, and wait for a free one.
      C<twoatonce> {he} can say, "Two babies, and one me."
      A<twoatonce> There are two small beds and one big bed. One baby cries, and then the other. It is okay to like it, and to mind it. Nobody else is the big one here.
    `,
    '6-7': `
      D<twoatonce> Most babies come one at a time. In {Name}'s family, two are on the way at once. Twins share a tummy, and it gets tight in there. Then there are two of all things, and at first that is loud. Nobody knows yet what the two will be like.
      P<twoatonce> In the first months, babies drink every few hours. With two of them, the arms of the grown-ups are hardly ever free. That is a matter of arms, and not of love.
      P<twoatonce> People look into a pram for two and forget who stands beside it. They mean no harm.
      Q<twoatonce> When people talk about the twins, {Name} may feel ____. It may be two things at once.
      H<twoatonce> {helper} can mark an hour each week that is only for {Name}.
      H<twoatonce> {helper} can ask a friend to come and hold a baby.
      T<twoatonce> {he} can say, "I need you now." ~ Somebody who can speak may use it.
      T<twoatonce> {he} can choose a thing to do with each baby later.
      C<twoatonce> {he} can think, "There are two of them, and only one of me."
      A<twoatonce> Two babies will be asleep at last, one on each side. Then there is a free lap, perhaps for six minutes. Brothers and sisters need years to get to know each other. In this family somebody was here first, and knows how things work.
    `,
    '8-10': `
      D<twoatonce> Twins are on the way, and that is double news. One new baby changes a family, and two change the timetable as well. {Name} may be proud, worried, or both before lunch. Around twins there is a lot of talk about cots and prams. There is less talk about the one who is there already.
      P<twoatonce> Twins often come a bit early and small, and may stay in hospital at first. It is a usual part of the plan.
      P<twoatonce> Parents of twins say that the first half year was a blur. They did not love anyone less in it. They were asleep on their feet.
      Q<twoatonce> Picturing two babies at home, {Name} might feel ____.
      H<twoatonce> {helper} can say what will change and what will not, such as training on Thursdays.
      H<twoatonce> {helper} can keep a fixed hour with {Name}, and get help so that it happens.
      T<twoatonce> {he} can say early what would be missed most. ~ Then it can be planned for.
      T<twoatonce> {he} can choose which jobs are fun, and which belong to grown-ups.
      C<twoatonce> {he} can think, "Two more. I am still here, and still one of a kind."
      A<twoatonce> One baby at a time can be got to know, also with twins. They will be different people from the first day, whatever they wear. There will be loud weeks and funny ones. {Name} is the one they will look up to, without having applied for it.
    `,
  },
};
