import { said, type NamedScene } from './scene.ts';

/** A baby, or two, is on the way, and the older child fears that there will be no time left. */
export const timeWhenItIsBorn: NamedScene = {
  id: 'timeleft',
  image: 'one hour on a calendar that has a name on it already',
  cue: said(
    String.raw`(?=[^]*\b(?:expecting|pregnan\w*|due|on the way|bump|having (?:a|another) baby|having twins|baby (?:is )?coming|arrives?|will be born)\b)[^]*\b(?:(?:nobody|no one|who|not|n.?t) (?:\w+ ){0,2}(?:have|has|got|be) (?:\w+ )?time|(?:no|any|enough|less|more) (?:time|attention|room|place)|(?:won.?t|will not|not) (?:\w+ )?(?:have time|play with|love|want|need|matter)|forg[eo]t\w*|left out|replaced|ignored|not important|second best)\b`,
    String.raw`\b(?:died|miscarr\w+|lost)\b|\b(?:dad|daddy|his|her|ex)\W?s? new (?:wife|girlfriend|partner)\b`,
  ),
  decides: /\b(?:i am|i['’]m|we are|we['’]re|mum\w* is) (?:pregnant|expecting)\b[^]*\b(?:won['’]?t|wont|will not|not) have (?:any |enough )?time for\b/i,
  answers: /\b(?:time|attention|worr\w*|forg\w*|left out|replaced|twins)\b/i,
  titles: { young: 'An Hour With a Name', older: 'An Hour With a Name on It' },
  text: {
    '4-5': `
      D<timeleft> A baby is on the way. {Name} may ask who has time for two then. That is a good question. Babies take a lot of time for milk and naps. So it helps to plan before. A time for two can be kept, like a seat.
      P<timeleft> Grown-ups think about it too. They do not want to forget anyone.
      Q<timeleft> Thinking of the time with a baby, {Name} may feel ____.
      H<timeleft> {helper} can say which time is for two.
      H<timeleft> {helper} can draw it on the calendar.
      T<timeleft> {he} can choose what to do in it.
      T<timeleft> {he} can say, "I want my time now."
      C<timeleft> {he} can think, "There is a time for me."
      A<timeleft> A picture is on the calendar, and it stays there. When the baby is born, some days get very full. The time for two is still on the wall. {Name} was here first, and is here to stay.
    `,
    '6-7': `
      D<timeleft> With a baby on the way, people talk of cots, names and socks. {Name} may wonder who will have time afterwards. It is true that babies take a lot of it. It is also true that time can be planned. An hour in the week can get a name. The name stays on it.
      P<timeleft> Parents worry about the same thing. They think about how to be in two places.
      P<timeleft> Other people can give time as well, such as an aunt or a friend.
      Q<timeleft> When they talk about the time after, {Name} may feel ____.
      H<timeleft> {helper} can put one named hour a week on the calendar.
      H<timeleft> {helper} can say what stays, such as the story at night.
      T<timeleft> {he} can make a list of things to do in that hour.
      T<timeleft> {he} can say it out loud: "I am scared that you forget me."
      C<timeleft> {he} can think, "My hour is on the wall."
      A<timeleft> The cot is waiting, and so is the hour on the calendar. Some weeks it may need to move, and then it gets a new day. A baby brings a lot of noise into a family. It does not take anybody's name off the wall.
    `,
    '8-10': `
      D<timeleft> Before a birth, people talk about the baby's needs and rarely about the arithmetic. {Name} has done it. If one baby takes most of the hours, and two take nearly all, what is left? The sum is right as far as it goes. What it leaves out is that time can be reserved beforehand, and that being important isn't measured in hours.
      P<timeleft> Parents are doing the same sum at night. They would like to be asked about it and are afraid of the answer.
      P<timeleft> The first months are the fullest. Families who have been through them say that they are long while they last and short afterwards.
      Q<timeleft> When the conversation turns to the baby again, {Name} might feel ____.
      H<timeleft> {helper} can reserve a fixed hour each week, in writing, before the birth.
      H<timeleft> {helper} can say who else is there, and for what. ~ A list makes it less vague.
      T<timeleft> {he} can say what matters most, such as Saturday swimming or the talk at bedtime.
      T<timeleft> {he} can say the worry as it is: "I think nobody will have time for me."
      C<timeleft> {he} can think, "Busy is not the same as gone."
      A<timeleft> The hour is on the calendar, in ink. There will be days when it gets moved and days when it saves the week. A baby is going to be the loudest person in the house for a while. Being loud isn't the same as coming first.
    `,
    '11+': `
      D<timeleft> A pregnancy in the family is discussed in terms of joy and equipment. {Name} may be more interested in logistics. A baby takes up most of the available hours, and two take up those that are left, so something will be cut. It is reasonable to ask beforehand what that is going to be. It is easier to defend an hour that exists than to ask for one later.
      P<timeleft> Parents tend to answer such questions with reassurance, because they have no figures. A concrete request gets a better reply.
      P<timeleft> Being counted on to be sensible is a kind of compliment, and it can turn into a job. It may be mentioned early.
      Q<timeleft> Asked whether it isn't exciting, {Name} might feel ____.
      H<timeleft> {helper} can agree on fixed points that remain: an evening, a lift, a conversation.
      H<timeleft> {helper} can say openly which months will be hard, and who else will be there in them.
      T<timeleft> {he} can name two things that matter and let the rest go.
      T<timeleft> {he} can say how much help is on offer, and where it ends.
      C<timeleft> {he} can think, "Less time is not less place."
      A<timeleft> The baby will come when it comes and will have no idea of anyone's timetable. Some of the agreements will hold, and others will be renegotiated at six in the morning. It is a temporary shortage of hours. The place that belongs to {Name} is not up for review.
    `,
  },
}; // prettier-ignore
