const KINDS = String.raw`wizards?|witch(?:es)?|magic|magicians?|wizardry|sorcerers?|super ?-?hero(?:e?s)?|dragons?|pirates?|fair(?:y|ies)|el(?:f|ves)|unicorns?|monsters?|ghosts?|vampires?|trolls?|giants?|ogres?|werewol(?:f|ves)|sp(?:y|ies)|detectives?|ninjas?|knights?|princess(?:es)?|princes?|robots?|aliens?|dinosaurs?|clowns?`;

/** A school for somebody who is no ordinary child: the kind as it stands in the plural, or before "school". */
export const SCHOOL_OF = String.raw`\b(?:school|academy|class|college) (?:for|of) (?:young |little |baby |trainee )?(${KINDS})\b|\b(${KINDS})(?:['’]s?)? (?:school|academy|college|class|lessons?)\b`;
