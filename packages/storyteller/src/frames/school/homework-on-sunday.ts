import { said, type NamedScene } from '../scene.ts';

/** Homework that waited all weekend, and a Sunday evening that is full of it. */
export const homeworkOnSunday: NamedScene = {
  id: 'sunday',
  image: 'a Sunday evening, with a bag that has been shut since Friday',
  cue: said(String.raw`\b(?:sundays?|weekends?)\b`),
  decides:
    /^(?=[^]*\b(?:home ?work|projects?|worksheets?|essays?)\b)[^]*?\b(?:(?:on|every|each|until|till|by|all) (?:a |the )?sundays?|sunday (?:nights?|evenings?|afternoons?)|(?:all|whole|every|at the|the) weekends?)\b/i,
  titles: { young: 'The Bag on Sunday', older: 'Shut Since Friday' },
  text: {
    '6-7': `
      D<sunday> On Friday a bag comes home, with homework in it. It is easy to think that there is lots of time. {Name} may think so on Saturday as well. Then Sunday gets dark, and the page is still in the bag. A tired head makes a small page big, and then there may be tears. Nobody planned it like that.
      P<sunday> Grown-ups leave things until the last day too. They say it with a cup of tea in one hand.
      Q<sunday> When the bag gets opened on Sunday, {Name} may feel ____.
      H<sunday> {helper} can choose a time on Saturday with {him}, and sit near.
      H<sunday> {helper} can cut the page into small bits, with a biscuit between.
      T<sunday> {he} can open the bag on Friday, just to look. ~ A page that was looked at is smaller.
      T<sunday> {he} can do one bit on Saturday and one on Sunday morning.
      C<sunday> {he} can think, "A bit on Saturday, and Sunday night is free."
      A<sunday> The page is done, and the bag stands by the door. On Sunday evening there is a bath, a story and nothing to think of. Some homework will be late again. It still counts, even with a yawn in it.
    `,
    '8-10': `
      D<sunday> A weekend has an odd shape. On Friday there seems to be no end to it, and by five on Sunday it has nearly gone. {Name} may still have homework in the bag then. It has been on {his} mind for two days, because work that is put off leaves nobody alone. On Sunday evening it comes to the table together with being tired and with Monday. So there are tears, and they are not really about the page.
      P<sunday> People who leave things late are rarely lazy. A page looks worse the longer it waits, and so it is put off once more.
      P<sunday> Everybody at home would like the same thing, which is an evening with nothing hanging over it. They may go about it rather loudly.
      Q<sunday> When the bag is opened on Sunday, {Name} might feel ____. It may have been there since Friday.
      H<sunday> {helper} can agree on a time with {him} on Friday, such as Saturday before lunch. ~ A time is easier to keep than a good intention.
      H<sunday> {helper} can sit at the same table with a dull job as well. ~ Two dull jobs keep each other company.
      T<sunday> {he} can open the bag on Friday and write down what there is. ~ What has been looked at gets smaller.
      T<sunday> {he} can do the worst ten minutes on Saturday, and stop.
      C<sunday> {he} can think, "Ten minutes on Saturday buys me Sunday."
      A<sunday> The homework is in the bag, and the bag stands by the door. Sunday evening has its own things in it again: a bath, a film, an hour of nothing. One weekend it will all be late once more. A tired page is still a page, and on Monday it gets handed in like the others.
    `,
    '11+': `
      D<sunday> Somewhere around four on a Sunday the light changes, and with it the weekend. {Name} may have had homework in the bag since Friday, and avoiding it takes more energy than doing it. That is how putting off works. Each look at the task brings a small unpleasant feeling, each look away brings relief, and a brain learns the relief. By the evening the whole of it meets tiredness and Monday at one table. If it ends in tears or slammed books, that is arithmetic rather than character.
      P<sunday> Adults know the Sunday feeling well. It has a name in several languages.
      P<sunday> Whoever asks about it every hour since Saturday is trying to prevent the evening, and manages to spoil the day as well.
      Q<sunday> Around the time the light goes on Sunday, {Name} might feel ____.
      H<sunday> {helper} can ask once, on Friday, what there is, and then leave the subject alone. ~ One good question is worth more than eleven reminders.
      H<sunday> {helper} can keep one hour of Saturday clear for everybody's dull jobs.
      T<sunday> {he} can open everything on Friday for five minutes and write one line on each. ~ The first line is the part that was being avoided.
      T<sunday> {he} can do the worst one on Saturday and leave the easy ones for Sunday.
      C<sunday> {he} can think, "I can carry it all weekend, or for an hour."
      A<sunday> On some Sundays now the bag is shut by lunch, and the light can do as it likes. On others it will be nine o'clock again, with a page written in a hurry. Most homework survives that, and so do marks. What is worth having back is the evening itself, with nothing in the corner of it.
    `,
  },
};
