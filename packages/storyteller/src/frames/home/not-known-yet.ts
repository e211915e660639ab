import { said, type NamedScene } from '../scene.ts';

/** A move of which nobody knows yet where it goes: a landlord who sells, a list, a place for the time being. */
export const notKnownYet: NamedScene = {
  id: 'wherenext',
  image: 'a page with two rows: what is known, and what is not yet',
  cue: said(
    String.raw`\b(?:(?:do ?n'?t|does ?n'?t|do not|no one|nobody|not) (?:\w+ )?(?:know|sure|got)(?:s)? (?:yet )?(?:where|when|if)|no idea where|landlord\W?s?\b[^.]{0,30}\b(?:sell\w*|evict\w*|notice|wants)|evict\w*|(?:council|housing) (?:list|waiting)|waiting (?:list|for (?:a|the) (?:house|flat|council))|(?:have|has|need|got) to (?:be out|leave|move out) by|have ?n'?t (?:found|got) (?:a|an|any\w*) (?:\w+ )?(?:house|flat|place|where|home))\b`,
    String.raw`\b(?:we (?:have |already )?moved|the new (?:house|flat|home) is|keys)\b`,
  ),
  decides: false,
  answers: /\b(?:know where|landlord|have ?n'?t an answer|asks every night)\b/i,
  titles: { young: 'Two Rows on a Page', older: 'Known, and Not Yet Known' },
  text: {
    '4-5': `
      D<wherenext> Some day there is a move to another home. Where is it? {Name} may ask, and nobody knows yet. Grown-ups are looking for it. A page can have two rows. In one row are the things that are known. The family comes along, and so does the bed.
      P<wherenext> Grown-ups like to have an answer. "I do not know yet" is hard to say.
      Q<wherenext> With so much not known, {Name} may feel ____.
      H<wherenext> {helper} can say what stays the same.
      H<wherenext> {helper} can tell it first when there is news.
      T<wherenext> {he} can draw the things that come along.
      T<wherenext> {he} can ask again. ~ It is fine to ask.
      C<wherenext> {he} can think, "Not known yet, and we go together."
      A<wherenext> One row on the page gets longer, and one gets shorter. Some day there is a door with a number on it. Until then there is this home, with supper and a bath.
    `,
    '6-7': `
      D<wherenext> A move is planned, and nobody can say where to. It is hard to think of a home that has no street yet. {Name} may ask each evening and get the same answer. It helps to make two rows on a page. One is for what is known, and one for what is not. The first one is longer than it seems.
      P<wherenext> Grown-ups ask the same thing in the evening. They ring people up and look at pictures of rooms.
      P<wherenext> "I do not know yet" is an honest answer. Whoever says it would like to have a better one.
      Q<wherenext> When the talk is of the move, {Name} may feel ____. It may change from day to day.
      H<wherenext> {helper} can agree to tell {him} all the news. ~ Then there is no need to listen at doors.
      H<wherenext> {helper} can find a time once a week for questions.
      T<wherenext> {he} can write down who and what comes along. ~ It is a long row.
      T<wherenext> {he} can say what a home needs. ~ Some of it may be found.
      C<wherenext> {he} can think, "Where is not known. Who is known."
      A<wherenext> Now and then something goes from one row to the other. A street is one of the last things to be known. People, a blanket and the way of making toast were known from the start. Home is made of those as well.
    `,
    '8-10': `
      D<wherenext> There are moves with a date, a key and a plan of the rooms. There are others of which only the first half is known: out of here, by some time, to somewhere. {Name} may find the second kind harder, because the mind goes on looking when it has nothing to look at. A page with two rows is of some use, known on the left and not yet known on the right. The left row tends to be longer than it feels.
      P<wherenext> Adults have the same page in their heads and look at it at night. They may sound short when asked. The question is a fair one, and it is the one that they cannot answer either.
      P<wherenext> None of it was caused by anybody in the family. Homes get sold and lists are long, and money is often the reason.
      Q<wherenext> With no street to think of, {Name} might feel ____. Angry is as possible as sad.
      H<wherenext> {helper} can name a day in the week for news, even if there is none. ~ Then the other days are off.
      H<wherenext> {helper} can say what will be tried to keep, such as the school or the club.
      T<wherenext> {he} can fill the left row: who, what, which habits.
      T<wherenext> {he} can write a list of three wishes for the next home. ~ Not all of them come true, and somebody can look for them.
      C<wherenext> {he} can think, "Not known yet is not the same as nowhere."
      A<wherenext> Every now and then something moves over from the right row to the left. The street comes late, and the number comes last of all. A home is known by more than that, by who is singing in the kitchen, for a start. That part of the page has been filled in for years.
    `,
    '11+': `
      D<wherenext> Some moves come without a destination. The old home has an end, by a certain date or "some time in spring", and what comes after is a search. {Name} may notice how much of the mind it takes up. Uncertainty is more tiring than bad news, according to people who have measured it. It helps to write two columns, known and not yet known, since most people carry only the second one about.
      P<wherenext> Parents in this position are on the phone to people who do not call back. They are embarrassed about it, without reason, and would like to protect everyone from the details. They can be asked for them.
      P<wherenext> Friends assume that a move has an address. "We don't know yet" is a complete reply.
      Q<wherenext> When the subject comes up again, {Name} might feel ____. Weary would be reasonable.
      H<wherenext> {helper} can report once a week how things stand, including nothing new. ~ Silence gets filled with worse.
      H<wherenext> {helper} can talk to the school, so that one person there knows.
      T<wherenext> {he} can name what matters most, in order: school, friends, a door that shuts. ~ It is useful for whoever is searching.
      T<wherenext> {he} can keep one fixed thing in the week, whatever else is open.
      C<wherenext> {he} can think, "Not known yet is not the same as nowhere."
      A<wherenext> One day the second column gets an address, and people ask why it took so long. Up to then the first column holds: who will be there, what they argue about, how they take their tea. A home consists mainly of that. The rest is a question of keys.
    `,
  },
};
