import { said, type NamedScene } from '../scene.ts';

const UPPER = String.raw`secondary|high school|senior school|year (?:7|seven)|middle school|big school|comp|academy`;

/** The move to secondary school and the fear of getting lost there: numbers, a map, five minutes and somebody to ask. */
export const roomsWithNumbers: NamedScene = {
  id: 'roomnumbers',
  image: 'a building that is learned one corridor at a time',
  cue: said(
    String.raw`(?=[^]*\b(?:${UPPER})\b)[^]*?\b(?:(?:get(?:s|ting)?|be(?:ing)?|got) lost|los(?:e|ing) (?:his|her|their) way|find(?:ing)? (?:his|her|their|the) (?:way|rooms?|class\w*|lessons?)|(?:not|n['’]?t) (?:know\w* )?(?:where|find)|so (?:big|huge|many rooms))`,
    String.raw`\b(?:shop|supermarket|wandered|runs? off|last year|bull\w+|lost (?:his|her|their) (?:friend|phone|bag|tie|kit))\b`,
  ),
  decides: true,
  answers: /\b(?:lost|bus|secondary|september|moving up|find\w*|year 7)\b/i,
  titles: { older: 'One Corridor at a Time' },
  text: {
    '8-10': `
      D<roomnumbers> A secondary school can be ten times as big as a primary one, with numbers on its rooms. {Name} may be worried about getting lost in it. In the first two weeks nearly everybody does, and the school expects it. Teachers of new classes count on late arrivals. Nobody learns a building from a map in one go. It is learned one corridor at a time, with a few wrong doors.
      P<roomnumbers> Older pupils who stride along got lost in the same corridors. It took them about ten days.
      P<roomnumbers> Room numbers are a code, and most are easy to crack. The first figure is often the floor.
      Q<roomnumbers> On the first morning there, {Name} might feel ____.
      H<roomnumbers> {helper} can ask for a map and for a visit when the school is empty.
      H<roomnumbers> {helper} can practise the way there once, with the same bus or the same crossing.
      T<roomnumbers> {he} can write the week's rooms on a small card and keep it in a pocket.
      T<roomnumbers> {he} can stay with one person from the class between lessons. ~ Two who are lost are a group.
      T<roomnumbers> {he} can ask anyone with a lanyard, "Where is B12, please?"
      C<roomnumbers> {he} can think, "One corridor, then the next."
      A<roomnumbers> By the second Friday, feet turned left by themselves. There were two wrong doors on the way, and behind one of them somebody pointed and smiled. The school has not shrunk. It has become a number of corridors that lead to places. Feet know them by now, and the head is free for lunch.
    `,
    '11+': `
      D<roomnumbers> A secondary school is laid out by people who know where everything is, and it shows. {Name} may be dreading the part where a bell rings and everyone seems to have a destination. It is among the most common worries about the move, and one of the shortest lived. In many schools, teachers let a new class arrive late for a fortnight. A building is not learned by studying it. It is learned by going wrong in it at walking pace.
      P<roomnumbers> By about the tenth school day, most people have stopped thinking about the way. Those who remember this worry are usually surprised by how quickly it went.
      P<roomnumbers> Nearly all of the new ones look as though they knew the way. They are following somebody else, who is guessing.
      Q<roomnumbers> With the timetable in hand, {Name} might notice ____.
      H<roomnumbers> {helper} can do a trial run of the journey, bus included, with no pressure of time.
      H<roomnumbers> {helper} can ask the school for a plan of the rooms before the first day. ~ Many send one.
      T<roomnumbers> {he} can mark the five rooms that matter on a plan, and forget about the rest for now.
      T<roomnumbers> {he} can take a photo of the timetable, and walk with one person from the form.
      T<roomnumbers> {he} can ask early: "Which way is the science block?" ~ It is the standard question of the month.
      C<roomnumbers> {he} can think, "Late in week one is not late."
      A<roomnumbers> Within a fortnight there is a way to school, a way to science and a short cut past the kitchens. There were a few wrong turns, and one of them led to the best drinking fountain. The place is still large. It has simply been cut up into routes, and routes can be done half asleep.
    `,
  },
};
