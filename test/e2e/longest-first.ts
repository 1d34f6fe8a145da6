import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Starts the longest files first, so that none of them runs alone at the end. Vitest takes a large file for a long one; those of the
 * fills take two minutes each, and are five lines.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => Number(isOfFills(other)) - Number(isOfFills(one)));
  }
}

function isOfFills({ moduleId }: TestSpecification): boolean {
  return moduleId.includes('/fill/');
}
