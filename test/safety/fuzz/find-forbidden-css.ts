import { type CssNode, parse, walk } from 'css-tree';

const FUNCTIONS =
  /^(rgba?|hsla?|calc|min|max|clamp|var|(repeating-)?(linear|radial)-gradient|not|is|where|nth-(last-)?(child|of-type)|lang|dir)$/;
const PROPERTIES =
  /^(position|z-index|transform|translate|scale|rotate|opacity|content|cursor|behavior|-moz-binding|filter|clip|clip-path|mask.*|animation.*|transition.*|top|left|right|bottom|inset.*|all|unicode-bidi|pointer-events|src|--(?!mayfly-(?:own|ink)$).*)$/;

/**
 * What a style sheet or a list of declarations has in it and must not have, as css-tree sees it.
 * @param context as css-tree calls it
 */
export function findForbiddenCss(css: string, context: 'stylesheet' | 'declarationList'): string[] {
  const found: string[] = [];
  const tree = parse(css, { context, parseCustomProperty: true });
  walk(tree, (node: CssNode) => {
    switch (node.type) {
      case 'Url':
        if (!/^data:image\//i.test(node.value)) found.push(`url: ${node.value}`);
        break;
      case 'Atrule':
        if (!/^(media|supports)$/.test(node.name)) found.push(`rule: @${node.name}`);
        break;
      case 'Declaration':
        if (PROPERTIES.test(node.property)) found.push(`property: ${node.property}`);
        break;
      case 'Function':
      case 'PseudoClassSelector':
        if (node.type === 'Function' ? !FUNCTIONS.test(node.name) : node.children && !FUNCTIONS.test(node.name))
          found.push(`function: ${node.name}`);
        break;
      case 'PseudoElementSelector':
        found.push(`pseudo-element: ${node.name}`);
        break;
      case 'Raw':
        // What css-tree cannot read, browsers drop: unless they read it otherwise.
        if (/url\(|image-set|src\(|expression|@/i.test(node.value)) found.push(`unread: ${node.value}`);
        break;
      case 'Comment':
      case 'CDO':
      case 'CDC':
        found.push(node.type);
        break;
    }
  });
  if (/[<]/.test(css)) found.push('the start of a tag');
  return found;
}
