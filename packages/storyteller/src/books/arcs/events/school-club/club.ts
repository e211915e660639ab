/** What one learns with others at the same time of the week. */
export const PURSUIT = String.raw`(?:football|soccer|(?:tag )?rugby|netball|basketball|handball|volleyball|tennis|badminton|hockey|cricket|baseball|running|athletics|cross[- ]country|gymnastics|gym|trampolin\w+|cheerleading|acrobatics|circus skills|judo|karate|tae ?kwon ?do|kung ?fu|martial arts|fencing|aikido|choir|singing|orchestra|recorder|ukulele|ballet|(?:street |tap |line )?danc(?:e|ing)|tap|drama|theatre|yoga|chess)`;

/** The same with what it is called: "football club", "ballet class", "the school choir". */
export const CLUB = String.raw`(?:school |church |village )?(?:${PURSUIT} (?:club|class(?:es)?|lessons?|school|group|team|training|practice|sessions?)|choir|orchestra)\b`;
