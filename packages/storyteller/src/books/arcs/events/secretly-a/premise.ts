/** Who may be something else, as a theme says it. */
export const WHO = String.raw`(?:(?:grand)?(?:ma|pa|dad|daddy|mum|mummy|mother|father|mama|papa)|gran|granny|grandpa|grandma|nana|nan|nanny|grandad|uncle(?: \p{L}+)?|aunt(?:y|ie)?(?: \p{L}+)?|(?:\p{L}+ )?(?:brother|sister|cousin|twin)(?: \p{Lu}\p{Ll}+)?|(?:head ?)?teacher|(?:mr|mrs|miss|ms) \p{L}+|neighbour|neighbor|babysitter|childminder|lollipop lady|dinner lady|postman|librarian)`;

/** What they may be: nothing that anybody is by profession. */
export const WHAT = String.raw`(?:secret |real |retired |former |famous |friendly |evil )*(?:spy|agent|ninja|were-?wolf|wolf|alien|martian|witch|wizard|magician|fairy|super ?-?hero(?:ine)?|robot|cyborg|android|pirate|vampire|dragon|mermaid|monster|dinosaur|yeti|giant|unicorn|elf|princess|queen|king|knight|time travell?er|ghost hunter|troll|genie|bear)`;
