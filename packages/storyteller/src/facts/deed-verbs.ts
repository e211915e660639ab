/** What a child did that may be said again in a parent's words: ordinary verbs, as they stand in the past. */
export const PLAIN_VERBS =
  /^(?:accepted|answered|apologi[sz]ed|asked|ate|baked|blew|bought|brushed|buckled|built|buttoned|called home|calmed|carried|came (?:first|second|third|fourth|top|last|runner-up)|caught|cheered|chose|cleaned|cleared|climbed|came off|came up with|combed|comforted|completed|cooked|counted|crossed|coped with|cuddled|dealt with|deleted|did up|danced|did|dived|drank|drew|dressed|emptied|explained|fastened|fell asleep|fed|fetched|finished|fixed|floated|folded|forgave|gave|got|greeted|had|handed|handled|held|helped|hopped|hugged|hung|included|invited|joined|jumped|kept|kicked the|kicked a|lay|laid|learned|learnt|left|lent|let|limited|listened|looked after|lost|made|managed|memori[sz]ed|mended|met|moderated|offered|opened|ordered|organi[sz]ed|owned up|packed|paid|painted|passed|pedalled|performed|picked|planted|played|poured|practi[sc]ed|prepared|pushed|put|raised|ran|reached|read|rebuilt|remembered|revised|rode|rolled|said|sang|sat|saved|scored|sent|set|shared|shook|showed|signed|skated|skipped|slept|sorted|split|sounded out|spelled|spelt|spent|spoke|spread|stayed|stepped|stirred|stood|stopped|stroked|stuck with|stuck at|swallowed|swam|swapped|swept|talked|tasted|taught|thanked|threw|tidied|tied|told|took|tried|turned off|unpacked|used|visited|volunteered|waited|walked|washed|watered|waved|went|wiped|won|wore|wrapped|wrote|zipped)\b/;
/** "was kind to the new boy". */
export const WAS =
  /^(?:was|were) (?:so |very |really )?((?:kind|gentle|patient|helpful|polite|friendly) (?:to|with)|brave (?:at|in|on|with)|(?:star|pupil|student|player|reader) of the|(?:chosen|picked) (?:for|to|as)|(?:asked|invited) to|(?:line|team|playground|house) (?:leader|captain|monitor)|(?:school|class|sports|head) (?:councillor|captain|monitor|boy|girl)|(?:captain|leader|monitor) (?:of|for)|given (?:an?|the|his|her|their)|(?:mary|joseph|the (?:star|narrator|lead|king|queen|angel)) in)(?: |$)/;
/** "learned to swim", "was able to read", "can swim": an infinitive comes after them. */
export const TO_DO =
  /^(?:(learnt|learned)(?: how)? to|(managed) to|(?:was|were|is) able to|can(?: now)?|(remembered|offered|agreed|decided|chose) to) (?=[a-z])/;
export const INFINITIVES =
  /^(?:ask|bake|bounce|brush|build|calm|catch|clean|climb|comb|cook|count|cut|cycle|dance|dive|do|draw|dress|drink|eat|feed|finish|float|fold|get|give|go|greet|help|hold|hop|join|jump|let|listen|look after|make|pack|play|pour|pump|button|knit|crochet|chop|peel|juggle|kick|cartwheel|lace|plait|row|sail|type|click|wink|clap|wave|wipe|flush|multiply|divide|bowl|dribble|throw|stand|hang|hula|whisk|blow|snap|put|read|ride|roll|run|say|sew|share|shuffle|sing|sit|skate|ski|skip|sleep|speak|spell|stay|swallow|swim|take|talk|tell|tidy|tie|try|turn off|use|wait|walk|wash|wear|whistle|write|zip)\b/;

/** A verb that says too little alone or with one word, and what it takes to say enough. */
export const NEEDS_MORE: readonly (readonly [RegExp, RegExp])[] = [
  [/^slept$/, /(?!)/],
  [/^did\b/, /^did (?:up |a |an |the |\{his\} |all ).+/],
  [
    /^had\b/,
    /^had (?:gentle (?:hands|feet)\b.*|(?:somebody|someone|a friend|friends) (?:home|round|over|to play|for tea)\b.*|(?:all )?\{his\} (?:bloods?|ears|eyes|teeth|nails|jabs?|hair|feet) (?:\w+ )?(?:taken|checked|tested|cut|cleaned|done|measured|washed)|grommets (?:put )?(?:in|out)|a first (?:\w+ )?(?:night|bite|playdate|trip|go|ride|swim|taste|visit)\b.*)|^had (?:\{his\} |a |an |two |the )(?:\w+ ){0,2}(?:filling|appointment|(?:tonsils|adenoids|appendix|teeth|tooth|stitches|drip|tube|plaster|cast) (?:out|off)|grommets (?:in|out)|brace fitted|eyes tested|ears tested|hearing test|flu spray|vaccines?|stitches out|photo taken|photos taken|wee|poo|injections?|jabs?|vaccinations?|boosters?|braces? (?:on|fitted|tightened)|mri(?: scan)?|haircut|hair cut|hair washed|blood test|nails cut|check-?up|x-?ray|bloods? (?:taken|done)|(?:first (?:\w+ )?)?(?:part|role|solo|speaking part)|lesson|sleepover|class|first day|match|concert|recital|party|session|audition|interview|go|bath|shower|operation|scan|eye test|tooth out|cast off)\b/,
  ],
  [
    /^got\b/,
    /^got (?:(?:the|a|\{his\}) (?:teacher|nurse|grown-up|lifeguard|first aider|dinner lady|coach|head teacher|headteacher|teaching assistant)\b.*|(?:a|an|two|\{his\}) (?:\w+ ){0,2}(?:haircut|hair cut|jabs?|injections?|boosters?|vaccinations?|blood test|check-?up)$|(?:a|an|two|\{his\}) (?:\w+ ){0,2}(?:haircut|hair cut|jabs?|injections?|boosters?|vaccinations?|blood test|check-?up) (?:at|in|from|with) .+|\{his\} grade \d.*|(?:a )?(?:merit|distinction) .+|dressed|undressed|ready|up|into|onto|to sleep|through|in the (?:pool|water|bath|car)|all the way .+|(?:across|over|down|past|round) .+|(?:right |straight )?to the top.*|invited to .+|on (?:the|an?|\{his\}) (?:[a-z-]+ ){0,3}(?:escalator|lift|carousel|roundabout|rollercoaster|trampoline|bus|train|plane|tube|tram|boat|ferry|horse|pony|swing|slide|bike|stage|ride)|\{his\} (?:new )?(?:hair|nails|ears|hearing aids?|glasses|braces|patch|cast off|first pair)|(?:a|the|\{his\}) (?:[\w'-]+ ){0,3}(?:badge|certificate|medal|award|belt|part|place|licen[cs]e|goal|point|merit|distinction|star|sticker|ticket|prize|badges|merits)|(?:the|a|\{his\}) (?:school )?(?:bus|train|tube|tram) .+|an? (?:[a-e]|\d) in .+|(?:picked|chosen) (?:for|to|as) .+|star of the week).*/,
  ],
  [/^(?:gave|lent|handed|sent)\b/, /^(?:gave|lent|handed|sent) (?:in .+|(?:all |every )?(?:\{his\} |the |piece of )?.+ in(?: on time\b.*| early\b.*|$)|(?:\{his\}|a|the) (?:\w+ )?(?:presentation|speech|talk|reading|performance)\b.*|up (?:\{his\}|the) (?:[a-z]+ )?(?:dummy|dummies|pacifier|binky|bottle|nappies|diapers|place|seat|turn|chair|spot)\b.*|(?:away|back|over) .+|[A-Z]\w+ (?:a|an|some|the|half|\{his\}) .+|.+ (?:to|back|away|up)\b|\{his\} (?:\w+ ){1,3}(?:a|an|some|the|half|two|\{his\}) .+|(?:a|the|an) .+)/],
  [/^(?:put)\b/, /^put (?:on \{his\} .+|out (?:all |some )?(?:the|\{his\}|all|some|two|three|four|every) .+|\{his\} .+ (?:on|away|in|into|under|up|to|back)\b.*|.+ (?:away|back|out|in the .+|on the .+|on \{his\} .+))/],
  [/^(?:told)\b/, /^told (?:(?:\{his\} |a |the )?[\w-]+ (?:\{he\b.+|\{his\} (?:full |own )?(?:name|age|address|news|idea))|(?:Mr|Mrs|Ms|Miss|Dr) [A-Z]\w+$|the truth|a (?:story|joke)|a grown-up$|\{his\} (?:teacher|(?:form )?tutor|coach|head of year|key worker|mum|mom|dad|nan|gran|grandma|grandad|sister|brother)$|(?:\{his\} |a |the )(?:\w+ ){1,3}to stop$|(?:\{his\} |a |the )(?:\w+ ){1,2}to (?:stop|leave|be|let|give|go) .+|the (?:teacher|dinner lady|head teacher|headteacher|coach|nurse|doctor|grown-up)$|(?:\{his\} |a |the )(?:[\w-]+ ){1,2}(?:about|the truth|what|that|how|when) .+)/],
  [/^(?:said)\b/, /^said (?:a (?:poem|prayer|line|speech|rhyme|first (?:\w+ )?(?:sentence|word))|grace|sorry|hola|bonjour|ciao|salaam|namaste|shalom|ta|bye|bye-bye|bye bye|night-night|good morning|good night|excuse me|pardon|\{his\} first|thank you|thanks|the word [a-z]+|\{his\} (?:(?:own|first|whole|full|new) )*(?:lines?|words?|poem|part|speech|prayers?|name|order|address|age|number)|hello|hi|good game|well played|goodbye|please|no|yes|well done|never mind|stop$)\b.*/],
  [/^(?:let)\b/, /^let (?:go of .+|\{his\} \w+|[A-Z]\w+(?: [A-Z]\w+)?|somebody|someone|another|the|a) .*(?:go|have|play|use|be|plait|braid|dry|tie|clip|trim|change|take|draw|knock|weigh|file|rub|tickle|hold|choose|win|get|brush|cut|wash|look|listen|count|check|touch|do|give|put|take|clean|comb|dry|spray|measure|try|pick|sit|join|come|stay|borrow|ride|see|help|share)\b.*/],
  [/^(?:took)\b/, /^took (?:\{his\} (?:\w+ ){0,2}(?:brothers?|sisters?|cousins?|friends?|dog|nan|gran\w*) .+|\{his\} (?:\w+ )?(?:medicine|antibiotics|inhaler|pump|tablets?|time|turn)|turns|part|(?:\w+ )?(?:deep|slow|big|long) breaths?|off \{his\} .+|care of .+|(?:the|a) .+|\{his\} .+ (?:to|out|off).*)/],
  [/^(?:kept)\b/, /^kept (?:\{his\} (?:\w+ )?(?:brother|sister|twin|cousin|friend|baby \w+)s? (?:quiet|busy|happy|company|safe|entertained|calm).*|trying|going(?: with .+)?|practi[sc]ing|\{his\} (?:cool|temper|hands|glasses|patch|hearing).*|still|calm|\{his\} (?:\w+ ){1,2}(?:on|in|off)\b.*|\{his\} (?:\w+ )?(?:room|bedroom|desk|side|things) (?:tidy|clean|neat).*)/],
  [/^(?:held)\b/, /^held (?:\{his\} .+|(?:very |so |really )?still.*|on .+|[A-Z]\w+$|hands.*|the .+|a .+)/],
  [/^made (?=[£$€]\d)/, /^$/],
  [/^sorted\b/, /^sorted (?:out |all )?(?:the|\{his\}|all|every|some) .+|^sorted out .+/],
  [/^split\b/, /^split (?:the|a|\{his\}) .+/],
  [/^lay\b/, /^lay (?:very |so |really )?still.*/],
  [/^(?:organi[sz]ed|won|scored|spent|sent|met|made|asked|showed|chose|used|caught|threw|wore|tried|carried|built|opened|visited|finished|completed|packed|passed|paid|stroked|swapped|taught|tied|wiped|zipped|fed|fetched|fixed|greeted|hung|included|invited|joined|laid|mended|cleared|cleaned|hugged|looked after|stuck with|stuck at|turned off|kicked|set|handed|reached|stopped|picked|dressed|owned up)\b/, /^\S+ \S+.*\S/],
  [/^came (?!up with .|first|second|third|fourth|top|last in|runner)/, /^came out (?:to|as) .+|^came off (?:\{his\}|the) (?:phone|tablet|ipad|console|xbox|laptop|screens?|games?|switch)\b.*/],
  [/^(?:learned|learnt)\b/, /^(?:learned|learnt) (?:to |how to |\{his\} |all |the |a ).+/],
  [/^managed\b/, /^managed (?:to |the |a |an |\{his\} |all |half |\d+ |two |three |four |five |six ).+/],
  [/^(?:moderated|limited)\b/, /^\S+ \{his\} (?:own )?(?:screen ?time|time|gaming|phone|scrolling).*/],
  [/^pushed\b/, /^pushed .+ (?:on the swing|in the (?:buggy|pram|trolley|wheelchair)).*/],
  [/^raised\b/, /^raised (?:[£$€]\d|money|enough|\{his\} hand).*/],
  [/^(?:answered|crossed|deleted|emptied|ordered)\b/, /^\S+ (?:\{his\}|the|an?|every|all) .+/],
  [/^left\b/, /^left (?:(?:it|them|\{his\} .+|the .+|an? .+) for .+|(?:the (?:park|playground|party|pool|beach|shop|library|house|swings|sandpit|zoo|farm|museum|soft play)|soft play)\b.*)$/],
  [/^lost\b/, /^lost (?:a|another|two|\{his\}) (?:[a-z]+ ){0,2}(?:tooth|teeth)\b.*/],
  [/^went\b/, /^went (?!mad|crazy|wild|missing|wrong|off\b|to (?:bed|hospital)$).+/],
  [/^stood\b/, /^stood (?:up for|up to|up in|up and|up on|in the|on the) .+/],
  [/^ran\b/, /^ran (?!away|off|out).+/],
  [/^sat\b/, /^sat .+/],
  [/^(?:stayed|climbed|stepped)\b/, /^\S+ (?!out\b).+/],
]; // prettier-ignore
